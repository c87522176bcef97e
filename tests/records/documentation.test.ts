import { format } from 'prettier'
import { toJSONSchema } from 'zod'
import { expect, it } from 'vitest'
import { savedGame } from '../../src/records/saved-game'

const FILE = '../../public/record.schema.json'

/** To write it anew after the format has changed: `npx vitest run tests/records/documentation -u`. */
it('describes the format of records as it is', async () => {
  const schema = {
    title: 'A record of a game',
    description: 'How this program keeps a game: its set-up, its answers and its branches.',
    ...toJSONSchema(savedGame, { unrepresentable: 'any' }),
  }
  const text = await format(JSON.stringify(schema), { parser: 'json', printWidth: 100 })
  await expect(text).toMatchFileSnapshot(FILE)
})
