import type { Meta, StoryObj } from '@storybook/react-vite'
import { Calendar, MapPin, Package, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../marks/status-mark.tsx'
import { Mono, Remark } from '../marks/text.tsx'
import { type SampleRow, sampleRows } from '../stories/sample-rows.ts'
import styles from '../stories/stories.module.css'
import { Checkbox, Switch } from './checkbox.tsx'
import { NumberScale, SegmentedControl } from './choices.tsx'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea, TextInput } from './text-input.tsx'

const meta: Meta = { title: 'Form' }
export default meta
type Story = StoryObj

const CATEGORIES = [
  { value: 'production', label: 'Production' },
  { value: 'test', label: 'Test' },
]

export const States: Story = { render: () => <FieldStates /> }

function FieldStates() {
  const [text, setText] = useState('E15')
  const [choice, setChoice] = useState<string | null>(null)
  return (
    <div className={styles.fields}>
      <Field label="Destination" hint="A free spot">
        <TextInput value="" onChange={() => {}} placeholder="Dock or parking spot" />
      </Field>
      <Field label="Destination" required>
        <TextInput value={text} onChange={setText} />
      </Field>
      <Field label="Start" locked={{ value: <Mono>PE23</Mono>, why: 'follows the trailer' }} />
      <Field
        label="Destination"
        required
        warn={
          <>
            Occupied by <Mono>SCNN 530071</Mono>
          </>
        }
      >
        <TextInput value="E14" onChange={() => {}} />
      </Field>
      <Field label="Move Category" required error="This field is required">
        <Select value={choice} options={CATEGORIES} onChange={setChoice} placeholder="Choose" />
      </Field>
      <Field label="Notes">
        <TextArea value={'Compare the seal numbers\nbefore it goes on the dock.'} onChange={() => {}} />
      </Field>
    </div>
  )
}

export const Choices: Story = { render: () => <ChoiceSamples /> }

function ChoiceSamples() {
  const [by, setBy] = useState<'trailer' | 'location'>('trailer')
  const [on, setOn] = useState(true)
  const [level, setLevel] = useState<number | null>(3)
  const [range, setRange] = useState('month')
  return (
    <div className={styles.narrow}>
      <SegmentedControl
        label="Name what to move by"
        value={by}
        onChange={setBy}
        options={[
          { value: 'trailer', label: 'Trailer', icon: Package },
          { value: 'location', label: 'Location', icon: MapPin },
        ]}
      />
      <div className={styles.row}>
        <Checkbox checked={on} onChange={setOn}>
          Yard inventory on the way
        </Checkbox>
        <Checkbox checked={!on} onChange={() => setOn(!on)}>
          Repark
        </Checkbox>
        <Checkbox checked={false} mixed onChange={() => {}}>
          Some
        </Checkbox>
        <Checkbox
          checked={false}
          onChange={() => {}}
          title="Repark is not possible"
          reasons={['It is a test.']}
        >
          Off
        </Checkbox>
        <Switch on={on} onChange={setOn}>
          API/Working Hours
        </Switch>
      </div>
      <Field label="Priority" note="1 highest, 10 lowest">
        <NumberScale value={level} onChange={setLevel} />
      </Field>
      <div className={styles.row}>
        <Select
          size={26}
          label="Time"
          icon={Calendar}
          value={range}
          onChange={setRange}
          options={[
            { value: 'day', label: 'Today' },
            { value: 'month', label: 'Last 30 Days' },
          ]}
        />
        <Select
          size={26}
          label="Time"
          icon={Calendar}
          value={range}
          onChange={setRange}
          options={[{ value: 'month', label: 'Last 30 Days' }]}
          title="The time filter is off"
          reasons={['Queued shows all open moves.']}
        />
      </div>
    </div>
  )
}

const MANY = sampleRows(2000)

export const Searching: Story = { render: () => <ComboboxSamples /> }

function ComboboxSamples() {
  const [one, setOne] = useState<SampleRow | null>(MANY[1]!)
  const [other, setOther] = useState<SampleRow | null>(null)
  const shared = {
    optionId: (row: SampleRow) => row.id,
    optionText: (row: SampleRow) => `${row.code} ${row.number}`,
    renderOption: (row: SampleRow) => (
      <>
        <Mono>
          {row.code} {row.number}
        </Mono>
        <Remark>Dry Van 53' x 102", at {row.from}</Remark>
      </>
    ),
    searchLabel: 'Search trailers',
    emptyText: 'No trailer fits.',
    placeholder: 'Trailer',
  }
  return (
    <div className={styles.narrow}>
      <Field label="Trailer" required warn="It stands on a spot that is off.">
        <Combobox
          {...shared}
          value={one}
          options={MANY}
          onChange={setOne}
          clearable
          after={
            <Badge tone="yellow" icon={TriangleAlert} size={18}>
              Occupied
            </Badge>
          }
        />
      </Field>
      <Field label="Another" hint="A short list">
        <Combobox {...shared} value={other} options={MANY.slice(0, 12)} onChange={setOther} />
      </Field>
    </div>
  )
}
