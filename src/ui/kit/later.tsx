import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { MissingPart } from './missing-part'
import { tryAgain } from '../../parts/try-again'

const loads: (() => Promise<unknown>)[] = []

/** How long the page has to itself before the rest is loaded, in milliseconds. */
const REST = 2000

/** For style sheets: something is still to come here, which may push down what stands below. */
export const Coming = () => <i data-late="" />

/** A part that is loaded apart, and what stands in its place until it comes, and where it does not. */
const apart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: (props: Props, onAgain: () => void) => ReactNode,
  coming: ReactNode = null,
) => {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const keep = async (): Promise<void> => {
    try {
      loaded = await tryAgain(load)
    } catch {
      // Its place says so.
    }
    loading = null
  }
  /** When it is there, or has failed to come. */
  const ready = async (): Promise<void> => {
    if (!loaded) await (loading ??= keep())
  }
  loads.push(ready)
  const Later = (props: Props) => {
    const [state, setState] = useState(() => ({ Part: loaded, isMissing: false }))
    const { Part, isMissing } = state
    useEffect(() => {
      if (!Part && !isMissing)
        void ready().then(() => setState({ Part: loaded, isMissing: !loaded }))
    }, [Part, isMissing])
    if (Part) return <Part {...props} />
    if (!isMissing) return coming
    return missing(props, () => setState({ Part: loaded, isMissing: false }))
  }
  return Object.assign(Later, { ready })
}

/**
 * A part of the page that is loaded apart from it: it is small enough to wait for, and rarely wanted at once.
 * Where it does not come, its place says so; `close` does without it.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close?: (props: Props) => void,
) =>
  apart(
    load,
    (props, onAgain) => <MissingPart onAgain={onAgain} onClose={close && (() => close(props))} />,
    // What can be closed lies over the page or below the answers.
    close ? null : <Coming />,
  )

/** The same for what only adds to a picture, which goes without it where it does not come. */
export const addition = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  apart(load, () => null)

const rest = createStore(() => ({ isThere: false }))

/** The same for what nobody wants at once: it is not asked for, and drawn when everything else has come. */
export const afterwards = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = addition(load)
  return (props: Props) => useStore(rest, ({ isThere }) => isThere) && <Part {...props} />
}

/** What draws with words, when these have been loaded. */
const drawnWith =
  <Words,>(load: () => Promise<Words>) =>
  async (): Promise<ComponentType<WithWords<Words>>> => {
    const words = await load()
    return ({ children }) => children(words)
  }

/** Words that are loaded apart from the page, for what is drawn with them. */
export const laterWords = <Words,>(load: () => Promise<Words>) =>
  apart(drawnWith(load), ({ onClose }, onAgain) => (
    <MissingPart onAgain={onAgain} onClose={onClose} />
  ))

/** The same for words that only add to a picture, which goes without them where they do not come. */
export const addedWords = <Words,>(load: () => Promise<Words>) => apart(drawnWith(load), () => null)

interface WithWords<Words> {
  readonly children: (words: Words) => ReactNode
  /** Does without them, where they do not come. */
  readonly onClose?: (() => void) | undefined
}

/** Everything that is loaded later, and what that loads later in its turn. */
export const loadTheRest = async (): Promise<void> => {
  for (let known = 0; known < loads.length;) {
    known = loads.length
    await Promise.all(loads.map((load) => load()))
  }
  rest.setState({ isThere: true })
}

/** Loads it, where it may be wanted, as soon as the page has nothing better to do. */
export const useTheRest = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return
    const waiting = setTimeout(() => void loadTheRest(), REST)
    return () => clearTimeout(waiting)
  }, [isWanted])
}
