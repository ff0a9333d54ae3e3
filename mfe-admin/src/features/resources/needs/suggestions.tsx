import { number } from '@ayana/contracts/language';
import { canBeThere, MOVING_KINDS } from '@ayana/contracts/operations';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useNow } from '@ayana/shared-ui/time';
import { useId } from 'react';
import { amountText, momentText } from '../../../components/resources/amounts';
import { resourceHref } from '../paths';
import type { Suggestion } from '../../../components/resources/types';
import { messages } from './messages';
import type { NeedAnswer } from './needs.api';
import { Entry, Marks, Rows } from './needs.styles';

const { detail: words } = messages;

export interface SuggestionsProps {
  need: NeedAnswer;
  onOffer: (suggestion: Suggestion) => void;
}

/** Resources that could meet the need: what can be there in time, the best first; then the rest, with what speaks against each. */
export function Suggestions({ need, onOffer }: SuggestionsProps) {
  const { suggestions, commitments } = need;
  const offered = new Set(
    commitments.filter(({ transitions }) => transitions.length > 0).map(({ resource }) => resource.id),
  );
  const left = suggestions?.filter(({ resource }) => !offered.has(resource.id)) ?? [];
  const inTime = left.filter(canBeThere);
  const tooLate = left.filter((each) => !canBeThere(each));
  return (
    <PortalCard title={words.suggestions}>
      <p>{words.suggestionsHint}</p>
      {suggestions === null ? <p>{words.suggestionsFailed}</p> : null}
      {suggestions?.length === 0 ? <p>{words.noSuggestions}</p> : null}
      {left.length > 0 && inTime.length === 0 ? <p>{words.noneInTime}</p> : null}
      {inTime.length === 0 ? null : (
        <SuggestionList title={words.inTime} kind={need.kind} suggestions={inTime} onOffer={onOffer} />
      )}
      {tooLate.length === 0 ? null : (
        <SuggestionList title={words.tooLate} kind={need.kind} suggestions={tooLate} onOffer={onOffer} />
      )}
    </PortalCard>
  );
}

interface SuggestionListProps {
  title: string;
  kind: NeedAnswer['kind'];
  suggestions: readonly Suggestion[];
  onOffer: (suggestion: Suggestion) => void;
}

function SuggestionList({ title, kind, suggestions, onOffer }: SuggestionListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Rows>
        {suggestions.map((suggestion) => (
          <Entry key={suggestion.resource.id}>
            <div>
              <Link as={RouterLink} href={resourceHref(suggestion.resource)}>
                <bdi>{suggestion.resource.name}</bdi>
              </Link>
              <small>
                <bdi>{suggestion.resource.place.name}</bdi>
                {', '}
                {suggestion.distance_km < 1 ? words.here : words.away(number(suggestion.distance_km))}
                {suggestion.load === 0 ? null : `, ${words.load(suggestion.load)}`}
              </small>
              <MarksOf kind={kind} suggestion={suggestion} />
            </div>
            <div>
              <Button
                size="small"
                variant={canBeThere(suggestion) ? 'tonal' : 'outline'}
                aria-label={words.offerOf(suggestion.resource.name)}
                onClick={() => onOffer(suggestion)}
              >
                {words.offer}
              </Button>
            </div>
          </Entry>
        ))}
      </Rows>
    </section>
  );
}

function MarksOf({ kind, suggestion }: { kind: NeedAnswer['kind']; suggestion: Suggestion }) {
  const now = useNow();
  const { is_free, in_time, free, speaks, in_hours, resource } = suggestion;
  return (
    <Marks>
      {in_time ? null : (
        <li>
          <Chip tone="coral">{tooFarText(kind, suggestion, now)}</Chip>
        </li>
      )}
      <li>
        <Chip tone={is_free ? 'leaf' : 'coral'}>
          {is_free ? words.free(amountText(kind, free), amountText(kind, resource.capacity)) : words.notFree}
        </Chip>
      </li>
      {speaks === null ? null : (
        <li>
          <Chip tone={speaks ? 'leaf' : 'marigold'}>{speaks ? words.speaks : words.speaksNot}</Chip>
        </li>
      )}
      {in_hours ? null : (
        <li>
          <Chip tone="marigold">{words.outOfHours}</Chip>
        </li>
      )}
    </Marks>
  );
}

/** `1,033 km away: cannot be there by 14:05`; people go to a bed or a room, it does not come to them. */
function tooFarText(kind: NeedAnswer['kind'], { distance_km, needed_by }: Suggestion, now: Date): string {
  const [km, time] = [number(distance_km), momentText(new Date(needed_by), now)];
  return MOVING_KINDS.some((each) => each === kind) ? words.farAway(km, time) : words.farToGo(km, time);
}
