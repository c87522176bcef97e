import { useStore } from 'zustand'
import { DISPLAY, DISPLAY_CHOICES } from '../words/en/display'
import { SETTINGS, VALUES, settings, type SettingId, type Settings } from './settings'

type Choices = {
  readonly [Id in SettingId]: {
    readonly name: string
    readonly note?: string
    readonly of: Readonly<Record<Settings[Id], string>>
  }
}

const CHOICES: Choices = DISPLAY_CHOICES

function Setting({ id }: { id: SettingId }) {
  const chosen = useStore(settings, (all) => all[id])
  const { name, note, of } = CHOICES[id]
  const words: Readonly<Record<string, string>> = of
  return (
    <fieldset>
      <legend>{name}</legend>
      {VALUES[id].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            checked={value === chosen}
            onChange={() => settings.setState({ [id]: value })}
          />
          {words[value]}
        </label>
      ))}
      {note && <p className="note">{note}</p>}
    </fieldset>
  )
}

/** How the page is shown: what can be changed takes effect at once. */
export function Display() {
  return (
    <article className="display">
      <h2 tabIndex={-1}>{DISPLAY.title}</h2>
      {SETTINGS.map((id) => (
        <Setting key={id} id={id} />
      ))}
      <p className="note">{DISPLAY.kept}</p>
    </article>
  )
}
