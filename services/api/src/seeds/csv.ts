/** The lines of a CSV file without quoted commas, by column name. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    // The last column is prose and may contain commas.
    const last = values.slice(names.length - 1).join(',');
    return Object.fromEntries(
      names.map((name, index) => [name, index === names.length - 1 ? last : (values[index] ?? '')]),
    );
  });
}
