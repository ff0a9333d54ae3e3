import { fillIn } from '../../site/forms.ts';
import { send as sendForm } from '../../site/submit.ts';
import type { Target } from '../attack.ts';
import { send } from './request.ts';

/** How long a person waits for an answer while the site is attacked, in milliseconds; on a machine that is testing, longer. */
const patience = ({ long }: Pick<Target, 'long'>): number => (long ? 2000 : 6000);

/** A page, a list and a form of people who mean no harm, at once. Whatever they do not get in time is a finding. */
export async function askHonestly(target: Target, during: string): Promise<void> {
  const { origin, tally } = target;
  const patienceMs = patience(target);
  const [filled] = fillIn(1);
  const [page, list, form] = await Promise.all([
    send(origin, { target: '/about' }, { patienceMs }),
    send(origin, { target: '/api/cities' }, { patienceMs }),
    filled && sendForm(origin, filled),
  ]);
  const took = Math.round(form?.took ?? 0);
  tally.expect(page.status === 200, 'an honest visitor got no page in time', `${during}: ${page.status}`);
  tally.expect(list.status === 200, 'an honest visitor got no list in time', `${during}: ${list.status}`);
  tally.expect(
    form?.status === 201 && took <= patienceMs,
    'an honest form was not taken in time',
    `${during}: ${form?.status}, ${took} ms`,
  );
}
