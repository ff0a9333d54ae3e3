import { BROADCAST_CHANNEL_NAMES, BROADCAST_PURPOSE_NAMES, type BroadcastTemplate } from '@ayana/contracts/operations';
import { listText } from '@ayana/contracts/language';
import { usePart } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { fullMoment } from '@ayana/shared-ui/time';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { OPERATIONS_CLOCK } from '../../../../components/operations-clock/operations-clock';
import { TemplateActs } from '../broadcasts.styles';
import { languageName } from '../editor/language-names';
import { templateMessages as words } from './messages';
import { readTemplates } from './templates.api';
import { useMayChange } from './use-may-change';

const ChangeTemplateDialog = lazy(() => import('./change-template-dialog'));

export interface TemplatesDialogProps {
  onUse: (template: BroadcastTemplate) => void;
  onClose: () => void;
}

/** The templates that the reader sees: whose each is, how it arrives, and what is done with it. */
export default function TemplatesDialog({ onUse, onClose }: TemplatesDialogProps) {
  const { value: templates, failure, reread } = usePart({ key: 'broadcast-templates', read: readTemplates });
  const mayChange = useMayChange();
  const [open, setOpen] = useState<{ act: 'change' | 'remove'; template: BroadcastTemplate } | null>(null);
  const back = (): void => setOpen(null);
  if (open !== null)
    return (
      <Suspense>
        <ChangeTemplateDialog
          {...open}
          onClose={back}
          onDone={() => {
            back();
            reread();
          }}
        />
      </Suspense>
    );
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.text} size="wide">
      <DialogBody>
        {failure === null ? null : <FailedPart what={words.failed} failure={failure} onRetry={reread} />}
        {templates?.length === 0 ? <p>{words.none}</p> : null}
        <WaitingList
          items={(templates ?? []).map((template) => ({
            id: template.id,
            title: <bdi>{template.name}</bdi>,
            text: <bdi>{aboutIt(template)}</bdi>,
            end: (
              <TemplateActs>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={words.beginWith(template.name)}
                  onClick={() => onUse(template)}
                >
                  {words.use}
                </Button>
                {mayChange(template) ? (
                  <>
                    <IconButton
                      label={words.change(template.name)}
                      icon={<Pencil size={16} aria-hidden="true" />}
                      onClick={() => setOpen({ act: 'change', template })}
                    />
                    <IconButton
                      label={words.remove(template.name)}
                      icon={<Trash2 size={16} aria-hidden="true" />}
                      onClick={() => setOpen({ act: 'remove', template })}
                    />
                  </>
                ) : null}
              </TemplateActs>
            ),
          }))}
        />
      </DialogBody>
    </Dialog>
  );
}

/** How it arrives, in which languages, who wrote it, and when it was changed last. */
function aboutIt({ purpose, channels, texts, owner, is_shared, updated_at }: BroadcastTemplate): string {
  return [
    BROADCAST_PURPOSE_NAMES[purpose],
    listText(channels.map((channel) => BROADCAST_CHANNEL_NAMES[channel])),
    listText(texts.map(({ language }) => languageName(language))),
    ...(owner.name === '' ? [] : [words.by(owner.name)]),
    is_shared ? words.shared : words.own,
    words.changed(fullMoment(new Date(updated_at), OPERATIONS_CLOCK.zone)),
  ].join(' · ');
}
