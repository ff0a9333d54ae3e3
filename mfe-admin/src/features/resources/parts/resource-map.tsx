import type { ResourcePart } from '@ayana/contracts/realtime';
import { number } from '@ayana/contracts/language';
import { RouterLink, usePart } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { IndiaMap } from '@ayana/shared-ui/map';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import type { Point } from '../../../components/resources/types';
import { messages } from '../../../components/resources/messages';
import { readPoints } from './points.api';

const { map: words } = messages;
const LIVE = ['resources.updated'] as const;

export interface ResourceMapProps {
  /** The list whose rows a city shows. */
  path: string;
  query: Readonly<Record<string, string>>;
}

/** Where resources are free and where something is needed, live; a city filters the list beside it. */
export function ResourceMap({ path, query }: ResourceMapProps) {
  const points = usePart<Point[], ResourcePart>({ key: 'resource-points', read: readPoints, live: LIVE });
  const { city, ...others } = query;
  const hrefOf = (id: string | null): string => {
    const text = new URLSearchParams(id === null ? others : { ...others, city: id }).toString();
    return text === '' ? path : `${path}?${text}`;
  };
  return (
    <PortalCard
      title={words.title}
      extra={
        city === undefined ? null : (
          <Link as={RouterLink} href={hrefOf(null)}>
            {words.all}
          </Link>
        )
      }
    >
      {points.value === null ? (
        points.failure === null ? null : (
          <FailedPart
            what={words.failed}
            failure={points.failure}
            onRetry={points.reread}
            retrying={points.rereading}
          />
        )
      ) : (
        <IndiaMap
          label={words.label}
          current={city ?? null}
          LinkComponent={RouterLink}
          places={points.value.map(({ place, resources, free, open_needs }) => ({
            id: place.id,
            latitude: place.latitude,
            longitude: place.longitude,
            text: number(free),
            mark: open_needs === 0 ? null : number(open_needs),
            isEmpty: free === 0,
            label: sayPlace(place.name, free, resources, open_needs),
            href: hrefOf(place.id),
          }))}
        />
      )}
      <p>{words.legend}</p>
    </PortalCard>
  );
}

function sayPlace(city: string, free: number, resources: number, needs: number): string {
  const place = words.place(city, free, resources);
  return needs === 0 ? place : words.needs(place, needs);
}
