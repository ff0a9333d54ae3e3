import { DueBand, type DueBandProps } from './due-band';
import { DueHeader, type DueHeaderProps } from './due-header';
import { DueRow, type DueRowProps } from './due-row';

export type DueClockProps =
  | ({ variant: 'band' } & DueBandProps)
  | ({ variant: 'row' } & DueRowProps)
  | ({ variant: 'header' } & DueHeaderProps);

/** A due time in one of three sizes. The caller updates `now`, once for the whole page. */
export function DueClock(props: DueClockProps) {
  switch (props.variant) {
    case 'band':
      return <DueBand {...props} />;
    case 'row':
      return <DueRow {...props} />;
    case 'header':
      return <DueHeader {...props} />;
  }
}
