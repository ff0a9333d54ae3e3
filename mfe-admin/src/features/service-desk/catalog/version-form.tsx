import { ROLE_NAMES, ROLES, type Role, STAFF_ROLES } from '@ayana/contracts/identity';
import { toast } from '@ayana/portal-kit';
import { editorIn, type Reading, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Checkbox } from '@ayana/shared-ui/choice';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { ErrorText, Field, Select } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { Plus, Trash2 } from 'lucide-react';
import { FormPage, Part, SaveBar } from '../../../components/form-page.styles';
import { messages as shared } from '../../../components/service-desk/messages';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import type { CatalogItemDetail } from '../types';
import { saveVersion } from './catalog.api';
import { bodyOf, draftErrors, draftOf, type DraftValues, NEW_STEP } from './draft-values';
import { messages } from './messages';
import { NeedFields } from './need-fields';
import { type DraftFormProps, QuestionRows } from './question-rows';
import { Roles, Rows, Step, TargetTable } from './version-form.styles';

const { version: words } = messages;

const LABELS: Readonly<Record<keyof DraftValues, string>> = {
  form: words.form,
  targets: words.targets,
  approvals: words.approvals,
  ask_roles: words.askRoles,
  need: words.need.title,
};

const readingOf = (item: CatalogItemDetail): Reading<DraftValues> => ({
  version: item.version,
  fields: draftOf(item.draft ?? item.published),
  by: editorIn(item),
});

/** The draft of a service: its form, target times, approval and who may ask. Nothing counts before it is published. */
export function VersionForm({ item, reread }: { item: CatalogItemDetail; reread: () => void }) {
  const { form, notice } = useSharedEdit<DraftValues, CatalogItemDetail>({
    name: `service-version-${item.id}`,
    latest: readingOf(item),
    labelOf: (name) => LABELS[name],
    rules: draftErrors,
    alwaysSends: true,
    save: (_names, values, version) => saveVersion(item.id, version, bodyOf(values)),
    readingOf,
    onSaved: () => {
      toast.secondary(words.saved, words.savedText);
      reread();
    },
    reread,
  });
  return (
    <FormPage {...form.formProps}>
      <Part aria-labelledby="version-form">
        <h2 id="version-form">{words.form}</h2>
        <p>{words.formHint}</p>
        <QuestionRows form={form} />
      </Part>
      <Part aria-labelledby="version-targets">
        <h2 id="version-targets">{words.targets}</h2>
        <p>{words.targetsHint}</p>
        <Targets form={form} />
      </Part>
      <Part aria-labelledby="version-need">
        <h2 id="version-need">{words.need.title}</h2>
        <p>{words.need.hint}</p>
        <NeedFields form={form} />
      </Part>
      <Part aria-labelledby="version-approvals">
        <h2 id="version-approvals">{words.approvals}</h2>
        <p>{words.approvalsHint}</p>
        <ApprovalSteps form={form} />
      </Part>
      <Part aria-labelledby="version-roles">
        <h2 id="version-roles">{words.askRoles}</h2>
        <p>{words.askRolesHint}</p>
        <AskRoles form={form} />
      </Part>
      <EditNotice notice={notice} />
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      {form.waiting ? <Notice>{words.waiting}</Notice> : null}
      <SaveBar>
        <Button type="submit" variant="tonal" busy={form.busy} busyLabel={words.busy}>
          {words.save}
        </Button>
      </SaveBar>
    </FormPage>
  );
}

function Targets({ form }: DraftFormProps) {
  const columns = [
    ['own_minutes', words.own],
    ['resolve_minutes', words.resolve],
  ] as const;
  return (
    <TargetTable>
      <thead>
        <tr>
          <th scope="col">{words.priority}</th>
          {columns.map(([name, title]) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {form.values.targets.map(({ priority }, at) => (
          <tr key={priority}>
            <th scope="row">{shared.priorities[priority]}</th>
            {columns.map(([name, title]) => (
              <td key={name}>
                <Field
                  label={words.minutesOf(title, shared.priorities[priority])}
                  error={form.errorOf(`targets.${at}.${name}`)}
                >
                  <QuantityInput kind="count" maxLength={6} {...form.field(`targets.${at}.${name}`)} />
                </Field>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TargetTable>
  );
}

function ApprovalSteps({ form }: DraftFormProps) {
  const { approvals } = form.values;
  return (
    <>
      <Rows>
        {approvals.map(({ by, user }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          <li key={at}>
            <Step role="group" aria-label={words.step(at + 1)}>
              <Field label={words.by}>
                <Select {...form.field(`approvals.${at}.by`)}>
                  <option value="role">{words.aRole}</option>
                  <option value="person">{words.aPerson}</option>
                </Select>
              </Field>
              {by === 'role' ? (
                <Field label={words.aRole} error={form.errorOf(`approvals.${at}.role`)}>
                  <Select {...form.field(`approvals.${at}.role`)}>
                    {STAFF_ROLES.map((role) => (
                      <option key={role} value={role}>
                        {ROLE_NAMES[role]}
                      </option>
                    ))}
                  </Select>
                </Field>
              ) : (
                <div>
                  <PersonPicker
                    label={words.person}
                    value={user}
                    onChange={(person) => form.set(`approvals.${at}.user`, person)}
                    withMe
                  />
                  <ErrorText>{form.errorOf(`approvals.${at}.user_id`) ?? null}</ErrorText>
                </div>
              )}
              <IconButton
                label={words.removeStep(at + 1)}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => form.set('approvals', approvals.toSpliced(at, 1))}
              />
            </Step>
          </li>
        ))}
      </Rows>
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => form.set('approvals', [...approvals, NEW_STEP])}
        >
          {words.addApproval}
        </Button>
      </div>
    </>
  );
}

function AskRoles({ form }: DraftFormProps) {
  const { ask_roles: chosen } = form.values;
  const toggle = (role: Role, on: boolean): void =>
    form.set(
      'ask_roles',
      ROLES.filter((each) => (each === role ? on : chosen.includes(each))),
    );
  return (
    <>
      <Roles aria-labelledby="version-roles" data-invalid={form.errorOf('ask_roles') === undefined ? undefined : ''}>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            checked={chosen.includes(role)}
            onChange={({ currentTarget }) => toggle(role, currentTarget.checked)}
          >
            {ROLE_NAMES[role]}
          </Checkbox>
        ))}
      </Roles>
      <ErrorText>{form.errorOf('ask_roles') ?? null}</ErrorText>
    </>
  );
}
