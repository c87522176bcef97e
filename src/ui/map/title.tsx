import { MAP } from '../words/en/map'

interface Props {
  readonly title: string
  readonly subtitle: string
  readonly will: number
}

/** The title of the sheet, with Political Will beside it. */
export function Title({ title, subtitle, will }: Props) {
  return (
    <g className="title" aria-hidden="true">
      <text x="52" y="73" className="large">
        {title.toUpperCase()}
      </text>
      <text x="53" y="98">
        {subtitle}
      </text>
      <text x="356" y="60" className="will">
        {MAP.politicalWill} <tspan>{will}</tspan>
      </text>
    </g>
  )
}
