import { format } from 'oxfmt'
import { toJSONSchema } from 'zod'
import { expect, it } from 'vitest'
import { DESCRIBED } from '../../src/records/described'
import { savedGame } from '../../src/records/saved-game'

const FILE = '../../public/record.schema.json'

interface Part {
  description?: string
  readonly properties?: Readonly<Record<string, Part>>
  readonly items?: Part
  readonly anyOf?: readonly Part[]
}

/** The part of a schema at a place, through lists and what may be missing. */
const partAt = ({ properties, items, anyOf = [] }: Part, names: readonly string[]): Part | null => {
  const [name, ...rest] = names
  const own = name === undefined ? undefined : properties?.[name]
  if (own) return rest.length === 0 ? own : partAt(own, rest)
  return [...(items ? [items] : []), ...anyOf].reduce<Part | null>(
    (found, one) => found ?? partAt(one, names),
    null,
  )
}

/** To write it anew after the format has changed: `npx vitest run tests/records/documentation -u`. */
it('describes the format of records as it is', async () => {
  const schema = {
    title: 'A record of a game',
    description: 'How this program keeps a game: its set-up, its answers and its branches.',
    ...toJSONSchema(savedGame, { unrepresentable: 'any' }),
  }
  for (const [place, description] of Object.entries(DESCRIBED)) {
    const part = partAt(schema as Part, place.split('.'))
    expect(part, place).not.toBeNull()
    part!.description = description
  }
  const { code } = await format(FILE, JSON.stringify(schema), { printWidth: 100 })
  await expect(code).toMatchFileSnapshot(FILE)
})
