import { StreamableFile } from '@nestjs/common';

/** A PDF that the browser saves. @param name its file name, of letters that need no encoding */
export const pdfFile = (pdf: Buffer, name: string): StreamableFile =>
  new StreamableFile(pdf, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}"`,
    length: pdf.length,
  });
