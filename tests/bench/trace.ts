/** An event of a trace, in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** By the processor time of its thread; missing where it was too short to be taken down. */
  readonly tts?: number
  readonly tdur?: number
  readonly args: { readonly data?: { readonly type?: string } }
}

/** What a page does with its time. */
export const PARTS = {
  script: ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'FireAnimationFrame', 'TimerFire'],
  collection: ['MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  'pre-paint': ['PrePaint'],
  paint: ['Paint', 'PaintImage'],
  layers: ['Layerize', 'UpdateLayer', 'Commit'],
  'hit test': ['HitTest'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Part = keyof typeof PARTS | 'other'

const PART_OF = new Map<string, Part>(
  Object.entries(PARTS).flatMap(([part, names]) => names.map((name) => [name, part as Part])),
)

/** What a press took of the processor until it was painted, in milliseconds. */
export interface Cost {
  readonly all: number
  readonly of: Readonly<Record<Part, number>>
}

interface Timed extends TraceEvent {
  readonly tts: number
  readonly tdur: number
}

const isTimed = (event: TraceEvent): event is Timed =>
  event.ph === 'X' && event.tdur !== undefined && (event.tts ?? 0) > 0

const isDispatch = ({ name, args }: TraceEvent, type: string): boolean =>
  name === 'EventDispatch' && args.data?.type === type

/** The thread that hears the presses, in the order of its events; of two that begin at once the longer comes first. */
const mainThread = (all: readonly TraceEvent[]): readonly Timed[] => {
  const heard = all.find((event) => isDispatch(event, 'mousedown'))
  return all
    .filter(({ pid, tid }) => pid === heard?.pid && tid === heard.tid)
    .filter(isTimed)
    .sort((a, b) => a.tts - b.tts || b.tdur - a.tdur)
}

const endOf = ({ tts, tdur }: Timed): number => tts + tdur

/** What is done between two moments, each part without what another does within it. */
const partsBetween = (events: readonly Timed[], from: number, to: number): Cost => {
  const of = Object.fromEntries([...Object.keys(PARTS), 'other'].map((part) => [part, 0]))
  const open: { readonly part: Part; readonly end: number }[] = []
  let at = from
  const goOn = (until: number) => {
    const part = open.at(-1)?.part ?? 'other'
    of[part] = (of[part] ?? 0) + Math.max(0, until - at) / 1000
    at = Math.max(at, until)
  }
  const close = (until: number) => {
    for (let last = open.at(-1); last && last.end <= until; last = open.at(-1)) {
      goOn(Math.min(last.end, to))
      open.pop()
    }
  }
  for (const event of events) {
    const part = PART_OF.get(event.name)
    if (part === undefined || endOf(event) <= from || event.tts >= to) continue
    close(event.tts)
    goOn(event.tts)
    open.push({ part, end: endOf(event) })
  }
  close(to)
  goOn(to)
  return { all: (to - from) / 1000, of: of as Cost['of'] }
}

/** What each press of a trace has cost, from when it was heard to the end of the first picture after it. */
export const costsIn = (trace: Buffer): readonly Cost[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const events = mainThread(traceEvents)
  const commits = events.filter(({ name }) => name === 'Commit')
  const downs = events.filter((event) => isDispatch(event, 'mousedown'))
  const clicks = events.filter((event) => isDispatch(event, 'click'))
  return downs.flatMap((down, i) => {
    const before = downs[i + 1]?.tts ?? Infinity
    const click = clicks.find(({ tts }) => tts > down.tts && tts < before)
    const commit = click && commits.find(({ tts }) => tts >= endOf(click) && tts < before)
    return commit ? [partsBetween(events, down.tts, endOf(commit))] : []
  })
}
