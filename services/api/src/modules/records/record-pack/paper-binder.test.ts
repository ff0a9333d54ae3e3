import { PDFDocument } from 'pdf-lib';
import { PaperBinder } from './paper-binder.js';

const paper = async () => {
  const document = await PDFDocument.create();
  document.addPage();
  return { id: '1', media_type: 'application/pdf', bytes: await document.save() };
};

test('a binder ends as soon as nobody waits for it', async () => {
  const gone = new AbortController();
  const binder = new PaperBinder(gone.signal);
  try {
    expect(await binder.append(await paper())).toBe(1);
    gone.abort();
    expect(await binder.append(await paper())).toBeNull();
    expect(await binder.finish((await paper()).bytes)).toBeNull();
  } finally {
    await binder.close();
  }
});
