import { ENQUIRY_CHANNEL_NAMES, ENQUIRY_CHANNELS, ENQUIRY_TEXT_MAX } from '@ayana/contracts/enquiries';
import { toast } from '@ayana/portal-kit';
import { RouterLink, useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Checkbox, RadioCards } from '@ayana/shared-ui/choice';
import { Breadcrumbs } from '@ayana/shared-ui/detail';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalAside, PortalColumns, PortalHead, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { useNavigate } from 'react-router-dom';
import { findTreatments } from '../../components/record-picker/find-records';
import { RecordPicker } from '../../components/record-picker/record-picker';
import { enquiryHref, INBOX_PATH } from '../../paths';
import { Buttons, FormColumn, Pair } from './enquiries.styles';
import { type Entered, enterEnquiry } from './enquiries.api';
import { EMPTY, enquiryErrors, enquiryOf, type EnquiryValues, knownBy } from './enquiry-values';
import { KnownCases } from './known-cases';
import { messages } from './messages';

/** Enters what someone said by telephone, WhatsApp, at the office or by mail. */
export function Component() {
  const navigate = useNavigate();
  const form = useForm<EnquiryValues, Entered>({
    name: 'new-enquiry',
    initial: EMPTY,
    rules: enquiryErrors,
    send: (values, key) => enterEnquiry(enquiryOf(values), key),
    onAccepted: ({ id, case_number }) => {
      toast.success(messages.saved(case_number), form.values.name);
      void navigate(enquiryHref(id));
    },
  });
  const { channel, name, phone, email, notify, consent, treatment } = form.values;
  const needsPhone = channel === 'phone' || channel === 'whatsapp';
  return (
    <PortalPage>
      <div>
        <Breadcrumbs
          places={[{ label: messages.inbox, href: INBOX_PATH }]}
          current={messages.title}
          LinkComponent={RouterLink}
        />
        <PortalHead>
          <div>
            <h1>{messages.title}</h1>
            <p>{messages.lead}</p>
          </div>
        </PortalHead>
      </div>
      <PortalColumns>
        <PortalMain>
          <FormColumn {...form.formProps} aria-label={messages.title}>
            <RadioCards
              legend={messages.channel}
              name="channel"
              value={channel}
              options={ENQUIRY_CHANNELS.map((each) => ({ value: each, label: ENQUIRY_CHANNEL_NAMES[each] }))}
              onChange={(next) => form.set('channel', next)}
            />
            <Field label={messages.name} required error={form.errorOf('name')}>
              <TextInput {...form.field('name')} autoComplete="off" maxLength={100} />
            </Field>
            <Pair>
              <Field label={messages.phone} required={needsPhone} optional={!needsPhone} error={form.errorOf('phone')}>
                <TextInput {...form.field('phone')} type="tel" autoComplete="off" />
              </Field>
              <Field
                label={messages.email}
                required={channel === 'email'}
                optional={channel !== 'email'}
                error={form.errorOf('email')}
              >
                <TextInput {...form.field('email')} type="email" autoComplete="off" />
              </Field>
            </Pair>
            <Field label={messages.text} required hint={messages.textHints[channel]} error={form.errorOf('text')}>
              <TextArea {...form.field('text')} rows={6} maxLength={ENQUIRY_TEXT_MAX} />
            </Field>
            <RecordPicker
              label={messages.treatment}
              value={treatment}
              onChange={(next) => form.set('treatment', next)}
              find={findTreatments}
              error={form.errorOf('treatment')}
            />
            <div>
              <Checkbox checked={consent} onChange={({ currentTarget }) => form.set('consent', currentTarget.checked)}>
                {messages.consent}
              </Checkbox>
              <Checkbox checked={notify} onChange={({ currentTarget }) => form.set('notify', currentTarget.checked)}>
                {messages.notify}
              </Checkbox>
              <p>{messages.notifyHint}</p>
            </div>
            {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
            {form.waiting ? <Notice>{messages.waiting}</Notice> : null}
            <Buttons>
              <Button type="submit" busy={form.busy} busyLabel={messages.saving}>
                {messages.save}
              </Button>
            </Buttons>
          </FormColumn>
        </PortalMain>
        <PortalAside>
          <KnownCases by={knownBy({ name, phone, email })} />
        </PortalAside>
      </PortalColumns>
    </PortalPage>
  );
}
