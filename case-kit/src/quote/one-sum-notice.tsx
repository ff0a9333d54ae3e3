import { isOneSum, type QuoteLine } from '@ayana/contracts/journey';
import { Notice } from '@ayana/shared-ui/notice';
import { messages } from './messages';

/** Says to the patient that a quote is one sum; renders nothing for one that names its parts. */
export const OneSumNotice = ({ lines }: { lines: readonly Pick<QuoteLine, 'included'>[] }) =>
  isOneSum(lines) ? <Notice>{messages.oneSum.patient}</Notice> : null;
