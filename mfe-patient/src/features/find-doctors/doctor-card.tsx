import { portraitSrc } from '@ayana/contracts/catalogue';
import { listText } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { moneyText } from '@ayana/shared-ui/money';
import { deviceZone, twoZoneText, useNow } from '@ayana/shared-ui/time';
import { Link } from '../../own-journey/own-link';

import type { Doctor, OwnDoctor } from './find-doctors.api';
import { Card, CardEnd } from './find-doctors.styles';
import { messages } from './messages';

const UNKNOWN: OwnDoctor['because'] = [];

interface DoctorCardProps {
  doctor: Doctor;
  /** How the patient knows them. */
  because?: OwnDoctor['because'];
  onChoose: () => void;
}

/** One doctor: what they do, languages, fees, and when they are free on both clocks. */
export function DoctorCard({ doctor, because = UNKNOWN, onChoose }: DoctorCardProps) {
  const { id, full_name, title, hospital, city, languages, years_experience, next_free_at, time_zone } = doctor;
  const now = useNow();
  const place = { zone: time_zone, place: city?.name ?? hospital.hospital_name };
  return (
    <Card>
      <img src={portraitSrc(doctor.portrait)} width={72} height={84} alt="" loading="lazy" />
      <div>
        <h2 dir="auto">{full_name}</h2>
        {because.length === 0 ? null : (
          <p>
            {because.map((reason) => (
              <Chip key={reason} tone="teal">
                {messages.own.because[reason]}
              </Chip>
            ))}
          </p>
        )}
        <p>
          <bdi>{title}</bdi>, <bdi>{hospital.hospital_name}</bdi>
          {city === null ? null : <bdi>, {city.name}</bdi>}
        </p>
        <small>
          {messages.speaks(listText(languages))}. {messages.years(years_experience)}.
        </small>
        <small>{feesOf(doctor)}</small>
      </div>
      <CardEnd>
        <p>
          {next_free_at === null
            ? messages.notFree
            : messages.free(twoZoneText(new Date(next_free_at), now, deviceZone(), place))}
        </p>
        <TextLink as={Link} to={`/doctors/${id}`} aria-label={`${messages.profile}: ${full_name}`}>
          {messages.profile}
        </TextLink>
        {next_free_at === null ? null : (
          <Button variant="tonal" size="small" onClick={onChoose} aria-label={`${messages.choose}: ${full_name}`}>
            {messages.choose}
          </Button>
        )}
      </CardEnd>
    </Card>
  );
}

function feesOf({ video_fee_usd: video, phone_fee_usd: phone }: Doctor): string {
  const { fees } = messages;
  if (video === null) return phone === null ? '' : fees.phone(moneyText(phone));
  return phone === null ? fees.video(moneyText(video)) : fees.both(moneyText(video), moneyText(phone));
}
