import { number } from '@ayana/contracts/language';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { amountText } from '../../../components/resources/amounts';
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

/** Resources that could meet the need, the best first, with what speaks against each. */
export function Suggestions({ need, onOffer }: SuggestionsProps) {
  const { suggestions, commitments } = need;
  const offered = new Set(
    commitments.filter(({ transitions }) => transitions.length > 0).map(({ resource }) => resource.id),
  );
  const left = suggestions?.filter(({ resource }) => !offered.has(resource.id)) ?? [];
  return (
    <PortalCard title={words.suggestions}>
      <p>{words.suggestionsHint}</p>
      {suggestions === null ? <p>{words.suggestionsFailed}</p> : null}
      {suggestions?.length === 0 ? <p>{words.noSuggestions}</p> : null}
      <Rows>
        {left.map((suggestion) => (
          <Entry key={suggestion.resource.id}>
            <div>
              <Link as={RouterLink} href={resourceHref(suggestion.resource)}>
                <bdi>{suggestion.resource.name}</bdi>
              </Link>
              <small>
                <bdi>{suggestion.resource.place.name}</bdi>
                {', '}
                {suggestion.distance_km < 1 ? words.here : words.away(number(Math.round(suggestion.distance_km)))}
                {suggestion.load === 0 ? null : `, ${words.load(suggestion.load)}`}
              </small>
              <MarksOf kind={need.kind} suggestion={suggestion} />
            </div>
            <div>
              <Button
                size="small"
                variant={suggestion.is_free ? 'tonal' : 'outline'}
                aria-label={words.offerOf(suggestion.resource.name)}
                onClick={() => onOffer(suggestion)}
              >
                {words.offer}
              </Button>
            </div>
          </Entry>
        ))}
      </Rows>
    </PortalCard>
  );
}

function MarksOf({ kind, suggestion }: { kind: NeedAnswer['kind']; suggestion: Suggestion }) {
  const { is_free, free, speaks, in_hours, resource } = suggestion;
  return (
    <Marks>
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
