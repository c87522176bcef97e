import { Unreadable } from './fault'
import { seated } from './seats'
import { VERSION } from './version'

/** Makes of a record of one version one of the next. */
export type Migration = (record: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** By the version that they begin with. */
export type Migrations = ReadonlyMap<number, Migration>

const asItIs: Migration = (record) => ({ ...record })

const MIGRATIONS: Migrations = new Map([
  [1, seated],
  // Since then a record may bear an analysis, and since the next one somebody may stand in for a bot.
  [2, asItIs],
  [3, asItIs],
])

const isVersion = (version: unknown): version is number =>
  typeof version === 'number' && Number.isInteger(version) && version >= 0

/** The record as the present version has it. */
export const migrated = (
  given: Readonly<Record<string, unknown>>,
  migrations: Migrations = MIGRATIONS,
): Readonly<Record<string, unknown>> => {
  const { version } = given
  if (!isVersion(version)) throw new Unreadable('unknown-version', 'version')
  if (version > VERSION) throw new Unreadable('from-the-future', `version ${version}`)
  let record = given
  for (let from = version; from < VERSION; from++) {
    const migration = migrations.get(from)
    if (!migration) throw new Unreadable('unknown-version', `version ${version}`)
    record = { ...migration(record), version: from + 1 }
  }
  return record
}
