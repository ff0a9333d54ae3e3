import { toast } from '@ayana/portal-kit';
import { useCsvImport } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { CsvImport } from '@ayana/shared-ui/csv-import';
import { Dialog } from '@ayana/shared-ui/dialog';
import { Download } from 'lucide-react';
import { messages } from '../messages';
import { checkImport, type PriceImportReport, runImport, saveTemplate } from '../prices.api';
import { Help, Steps } from './import.styles';
import { ImportLines } from './import-lines';

const { import: words } = messages;

async function template(): Promise<void> {
  const { failure } = await saveTemplate(words.templateFile);
  if (failure !== null) toast.failure(words.notSaved, failure.message);
}

const linesOf = ({ lines }: PriceImportReport) => <ImportLines lines={lines} />;

/** Brings a whole price sheet from a spreadsheet: what it would change is shown first. */
export default function ImportDialog({ onClose, onImported }: { onClose: () => void; onImported: () => void }) {
  const steps = useCsvImport({
    check: checkImport,
    run: async (text, key) => {
      const report = await runImport(text, key);
      onImported();
      return report;
    },
  });
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.lead} size="wide" keepOnOutsidePress>
      <Steps>
        <CsvImport
          steps={steps}
          help={
            <Help>
              <p>{words.columns}</p>
              <p>{words.same}</p>
              <Button
                variant="quiet"
                size="small"
                icon={<Download size={16} aria-hidden="true" />}
                onClick={() => void template()}
              >
                {words.template}
              </Button>
            </Help>
          }
          preview={linesOf}
          ready={words.ready}
          next={<Button onClick={onClose}>{words.close}</Button>}
        />
      </Steps>
    </Dialog>
  );
}
