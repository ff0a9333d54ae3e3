import { DateText } from '@ayana/shared-ui/time';
import { browserName } from './data/browser-name';
import { Lines } from './lines.styles';
import { messages } from './messages';
import type { PersonDetail } from './people.api';
import { Part } from './person-view.styles';

const { detail: words } = messages;

/** When and how a person signed in recently. */
export function SignInsSection({ signIns, now }: { signIns: PersonDetail['sign_ins']; now: Date }) {
  return (
    <Part aria-label={words.signIns}>
      <h3>{words.signIns}</h3>
      {signIns.length === 0 ? <p>{words.noSignIns}</p> : null}
      <Lines $short>
        {signIns.map(({ at, method, network, user_agent }) => (
          <li key={at}>
            <div>
              <DateText at={at} now={now} />
            </div>
            <p>
              {[words.by(method.replace(/^oauth:/, '')), browserName(user_agent), network]
                .filter((part) => part !== null)
                .join(' · ')}
            </p>
          </li>
        ))}
      </Lines>
    </Part>
  );
}
