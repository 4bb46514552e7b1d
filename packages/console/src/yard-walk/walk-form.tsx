import type { WalkSighting } from '@tractrix/domain/yard-walk'
import { CircleOff, CornerDownLeft } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { t } from '../platform/words.ts'
import type { TrailerRow, ZoneRow } from '../site-data/index.ts'
import { Button } from '../ui/actions/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { readSpot, readTrailer, spotAfter } from './model/read-sighting.ts'
import { playWalkSound } from './model/walk-sound.ts'
import styles from './walk-form.module.css'

interface Props {
  spots: readonly ZoneRow[]
  trailers: readonly TrailerRow[]
  onSighting: (sighting: WalkSighting) => void
}

/**
 * Asks for a spot, then for what stands in it, and for the next spot: a scanner or two thumbs are enough. Enter alone takes
 * the proposed spot, and says that what is recorded there is there.
 */
export function WalkForm({ spots, trailers, onSighting }: Props) {
  const [spot, setSpot] = useState<ZoneRow | null>(null)
  const [proposed, setProposed] = useState(spots[0] ?? null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const recorded = spot && (trailers.find(({ zoneId }) => zoneId === spot.id) ?? null)

  const wrong = (sentence: string) => {
    playWalkSound('wrong')
    setProblem(sentence)
    input.current?.select()
  }
  const goOn = (next: ZoneRow | null) => {
    setSpot(next)
    setText('')
    setProblem(null)
    input.current?.focus()
  }
  const takeSpot = () => {
    const found = text.trim() === '' ? proposed : readSpot(text, spots)
    if (found) goOn(found)
    else wrong(text.trim() === '' ? t('Type a spot.') : t('There is no spot {name}.', { name: text.trim() }))
  }
  const see = (trailer: WalkSighting['trailer']) => {
    if (spot === null) return
    onSighting({ zoneId: spot.id, trailer })
    setProposed(spotAfter(spot.id, spots))
    goOn(null)
  }
  const takeTrailer = () => {
    if (text.trim() === '') return see(recorded && { scac: recorded.scac, serial: recorded.serial })
    const read = readTrailer(text, trailers)
    if (read.kind === 'trailer') return see(read.name)
    wrong(
      read.kind === 'several'
        ? t('Several trailers have this number. Type the carrier, too.')
        : t('Type carrier and number, such as WERN 744205.'),
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (spot === null) takeSpot()
    else takeTrailer()
  }
  const record = recorded ? `${recorded.scac} ${recorded.serial}` : t('nothing')
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label={spot === null ? t('Spot') : t('Trailer in {spot}', { spot: spot.name })}
        error={problem}
        hint={
          spot === null
            ? proposed && t('Enter takes {spot}', { spot: proposed.name })
            : t('Recorded: {trailer}. Enter says that it is so.', { trailer: record })
        }
      >
        <TextInput
          ref={input}
          className={styles.input}
          value={text}
          onChange={setText}
          placeholder={spot === null ? (proposed?.name ?? '') : record}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <div className={styles.buttons}>
        <Button size={44} variant="primary" icon={CornerDownLeft} type="submit">
          {spot === null ? t('Next') : text.trim() === '' ? t('As recorded') : t('Seen')}
        </Button>
        {spot !== null && (
          <>
            <Button size={44} icon={CircleOff} onClick={() => see(null)}>
              {t('Empty')}
            </Button>
            <Button size={44} variant="ghost" onClick={() => goOn(null)}>
              {t('Back')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
