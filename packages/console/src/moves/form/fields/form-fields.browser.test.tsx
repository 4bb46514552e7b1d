import { FORM_FIELD_NAMES, moveField } from '@tractrix/domain/moves'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useMoveDialogs } from '../../dialogs/move-dialogs-context.ts'
import { NotesDialog } from '../../notes/notes-dialog.tsx'
import { buildMove } from '../../testing/build-move.ts'
import { drawInSite } from '../../testing/draw-in-site.tsx'
import { withSettings } from '../../testing/with-settings.ts'

const withClasses = { moveClassEnabled: true }
const described = FORM_FIELD_NAMES.map(moveField).flatMap(({ editable, form }) =>
  form ? [{ editable, label: form.label }] : [],
)

/** The labels of the dialog, as far as they are those of described fields. */
function labels(): string[] {
  const shown = [...document.querySelectorAll('[role=dialog] label')].map(({ textContent }) =>
    textContent.replace(/ \*$/, ''),
  )
  return shown.filter(text => described.some(({ label }) => label === text))
}

function Opener() {
  const dialogs = useMoveDialogs()
  return (
    <button type="button" onClick={() => dialogs?.create()}>
      Open
    </button>
  )
}

it('MV-MOD-09 MV-MOD-10 MV-MOD-11 the form shows every described field, in the order of MOVE_FIELDS', async () => {
  await withSettings(withClasses)
  drawInSite(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(labels).toEqual(described.map(({ label }) => label))
})

it('MV-NOT-01 MV-LCK-02 Edit Notes shows those that can still change of a queued move', async () => {
  await withSettings(withClasses)
  drawInSite(<NotesDialog move={buildMove()} onClose={() => undefined} />)
  const open = described.filter(({ editable }) => editable === 'always').map(({ label }) => label)
  await expect.poll(labels).toEqual(open)
})
