import {
  Button,
  Checkbox,
  DateInput,
  Field,
  IconButton,
  Link as TextLink,
  MoreMenu,
  RadioCards,
  Rating,
  type RatingValue,
  Select,
  SlotPicker,
  TabLinks,
  Tabs,
  TextArea,
  TextInput,
} from '@ayana/shared-ui';
import { Phone, Printer, Video, X } from 'lucide-react';
import { useState } from 'react';

import { STYLE_MESSAGES as TEXTS } from './messages';
import { Chapter, Pair, Row, Specimen } from './specimen';

const nothing = (): void => undefined;

export function Buttons() {
  return (
    <Chapter id="buttons" title={TEXTS.sections.buttons}>
      <Specimen name="Button: solid, tonal, outline, quiet, danger">
        <Row>
          <Button>Send request</Button>
          <Button variant="tonal">Add a note</Button>
          <Button variant="outline">Print</Button>
          <Button variant="quiet">Later</Button>
          <Button variant="danger">Delete account</Button>
        </Row>
      </Specimen>
      <Specimen name="Button: small, large, icon, busy, not ready">
        <Row>
          <Button size="small">Small</Button>
          <Button size="large">Large</Button>
          <Button variant="outline" icon={<Printer size={18} />}>
            With an icon
          </Button>
          <Button busy busyLabel="Sending">
            Send
          </Button>
          <Button notReady>Says what is missing</Button>
        </Row>
      </Specimen>
      <Specimen name="IconButton, Link, MoreMenu">
        <Row>
          <IconButton label="Close" icon={<X size={20} />} />
          <TextLink href="#buttons">A link in running text</TextLink>
          <MoreMenu label="More actions" items={[{ id: 'print', label: 'Print', onSelect: nothing }]} />
        </Row>
      </Specimen>
    </Chapter>
  );
}

export function Fields() {
  return (
    <Chapter id="fields" title={TEXTS.sections.fields}>
      <Pair>
        <Field label="Name" required>
          <TextInput autoComplete="off" />
        </Field>
        <Field label="Phone" hint="Only if we should call." optional>
          <TextInput type="tel" autoComplete="off" placeholder="+254 712 000 000" />
        </Field>
        <Field label="E-mail" error="Please enter an email address we can answer, like name@example.com.">
          <TextInput type="email" autoComplete="off" defaultValue="amina@" />
        </Field>
        <Field label="City in India">
          <Select defaultValue="">
            <option value="">No preference</option>
            <option>Chennai</option>
          </Select>
        </Field>
        <Field label="Preferred date">
          <DateInput />
        </Field>
        <Field label="Message">
          <TextArea placeholder="What happened so far?" />
        </Field>
      </Pair>
    </Chapter>
  );
}

const RATING_WORDS = { 1: 'Very bad', 2: 'Bad', 3: 'Fair', 4: 'Good', 5: 'Very good' } as const;
const WAYS = [
  { value: 'video', label: 'Video', detail: '45 minutes, in your browser', icon: <Video size={22} /> },
  { value: 'phone', label: 'Phone', detail: '30 minutes, we call you', icon: <Phone size={22} /> },
] as const;
const SLOTS = [
  { value: '10', primary: '10:00', secondary: '12:30 in Chennai' },
  { value: '11', primary: '11:00', secondary: '13:30 in Chennai' },
  { value: '13', primary: '13:00', secondary: '15:30 in Chennai', disabled: true },
  { value: '14', primary: '14:00', secondary: '16:30 in Chennai' },
] as const;
const VIEWS = [
  { id: 'open', label: 'Open', count: 3 },
  { id: 'closed', label: 'Closed' },
] as const;

export function Choices() {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('video');
  const [slot, setSlot] = useState<(typeof SLOTS)[number]['value'] | null>('11');
  const [rating, setRating] = useState<RatingValue | null>(4);
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('open');
  return (
    <Chapter id="choices" title={TEXTS.sections.choices}>
      <Pair>
        <Specimen name="RadioCards">
          <RadioCards
            legend="How would you like to talk?"
            name="guide-way"
            options={WAYS}
            value={way}
            onChange={setWay}
          />
        </Specimen>
        <Specimen name="SlotPicker">
          <SlotPicker
            legend="At what time?"
            hint="Yours above, Chennai’s below"
            name="guide-slot"
            slots={SLOTS}
            value={slot}
            onChange={setSlot}
          />
        </Specimen>
        <Specimen name="Rating">
          <Rating legend="Your rating" name="guide-rating" words={RATING_WORDS} value={rating} onChange={setRating} />
        </Specimen>
        <Specimen name="Checkbox">
          <Checkbox name="guide-agree">I agree that this is a sample.</Checkbox>
        </Specimen>
        <Specimen name="Tabs, TabLinks">
          <Tabs label="Sample views" items={VIEWS} current={view} onSelect={setView}>
            <p>{view === 'open' ? 'Three requests wait.' : 'Nothing is closed.'}</p>
          </Tabs>
          <TabLinks
            label="Sample addresses"
            items={[
              { id: 'colour', label: 'Colour', href: '#colour' },
              { id: 'fields', label: 'Fields', href: '#fields' },
            ]}
            current="fields"
          />
        </Specimen>
      </Pair>
    </Chapter>
  );
}
