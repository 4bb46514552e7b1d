import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'

interface Option {
  id: string
  name: string
}

const MANY: Option[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `o${index}`,
  name: `Place ${index}`,
}))

interface HolderProps {
  options: Option[]
  isOptionOff?: (option: Option) => boolean
  onChange: (option: Option | null) => void
}

function Holder({ options, isOptionOff, onChange }: HolderProps) {
  const [value, setValue] = useState<Option | null>(null)
  return (
    <Field label="Destination" required error="This field is required">
      <Combobox
        value={value}
        options={options}
        optionId={option => option.id}
        optionText={option => option.name}
        isOptionOff={isOptionOff}
        onChange={option => {
          setValue(option)
          onChange(option)
        }}
        clearable
        searchLabel="Search places"
        emptyText="No place fits."
      />
    </Field>
  )
}

const field = page.getByRole('combobox', { name: 'Destination' })
const search = page.getByRole('combobox', { name: 'Search places' })

describe('a combobox', () => {
  it('opens by typing, takes the first that fits with Enter, and gives the focus back', async () => {
    const onChange = vi.fn()
    draw(<Holder options={MANY.slice(0, 50)} onChange={onChange} />)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('p')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('lace 42')
    await expect.element(page.getByRole('option', { name: 'Place 42' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(MANY[42])
    await expect.element(field).toHaveTextContent('Place 42')
    await expect.element(field).toHaveFocus()
  })

  it('takes what a scanner types at once, with its Enter', async () => {
    const onChange = vi.fn()
    draw(<Holder options={MANY.slice(0, 50)} onChange={onChange} />)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('place 42{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(MANY[42])
    await expect.element(field).toHaveTextContent('Place 42')
  })

  it('keeps what was typed when Enter finds nothing that fits', async () => {
    const onChange = vi.fn()
    draw(<Holder options={MANY.slice(0, 50)} onChange={onChange} />)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('plaze{Enter}')
    await expect.element(page.getByText('No place fits.')).toBeVisible()
    await expect.element(search).toHaveValue('plaze')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Backspace}ce 7{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(MANY[7])
  })

  it('lets Tab go on from the field right after Enter, past its cross', async () => {
    draw(
      <>
        <Holder options={MANY.slice(0, 50)} onChange={vi.fn()} />
        <input aria-label="Next" />
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('place 42{Enter}{Tab}on')
    await expect.element(page.getByRole('textbox', { name: 'Next' })).toHaveValue('on')
    await expect.element(field).toHaveTextContent('Place 42')
  })

  it('is emptied by Delete', async () => {
    const onChange = vi.fn()
    draw(<Holder options={MANY.slice(0, 50)} onChange={onChange} />)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('place 42{Enter}{Delete}')
    expect(onChange).toHaveBeenLastCalledWith(null)
    await expect.element(field).toHaveFocus()
  })

  it('has only the options in sight in the page when there are many, and reaches the last by keyboard', async () => {
    const onChange = vi.fn()
    draw(<Holder options={MANY} onChange={onChange} />)
    await userEvent.click(field)
    await expect.poll(() => document.querySelectorAll('[role=option]').length).toBeGreaterThan(5)
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByRole('option', { name: 'Place 1999' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(MANY[1999])
  })

  it('lists an option that is off, and lets nobody choose it', async () => {
    const onChange = vi.fn()
    draw(<Holder options={MANY.slice(0, 3)} isOptionOff={({ id }) => id === 'o1'} onChange={onChange} />)
    await field.click()
    const off = page.getByRole('option', { name: 'Place 1' })
    await expect.element(off).toHaveAttribute('aria-disabled', 'true')
    await off.click({ force: true })
    await search.fill('Place 1')
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await search.fill('Place 2')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(MANY[2])
  })

  it('says when nothing fits', async () => {
    draw(<Holder options={MANY} onChange={vi.fn()} />)
    await userEvent.click(field)
    await userEvent.keyboard('zzz')
    await expect.element(page.getByText('No place fits.')).toBeVisible()
  })

  it('is emptied by its cross', async () => {
    const onChange = vi.fn()
    draw(<Holder options={MANY.slice(0, 5)} onChange={onChange} />)
    await userEvent.click(field)
    await userEvent.click(page.getByRole('option', { name: 'Place 3' }))
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
    await expect.element(field).toHaveFocus()
  })

  it('takes name, message and state from its field', async () => {
    draw(<Holder options={[]} onChange={vi.fn()} />)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('This field is required')
  })
})
