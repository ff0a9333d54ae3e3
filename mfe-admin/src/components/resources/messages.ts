import { defineMessages, plural } from '@ayana/contracts/language';

/** What the pages of resources share. */
export const messages = defineMessages('mfe-admin/resources', {
  title: 'Resource mobilization',
  tabs: { label: 'Resources', needs: 'Needs', resources: 'Resources' },
  busy: 'Please wait',
  inIndia: 'Times are those of India.',
  inService: 'In service',
  outOfService: 'Out of service',
  languages: 'Languages',
  anyLanguage: 'Any language',
  range: (from: string, until: string) => `${from} to ${until}`,
  ofWhole: (part: string, whole: string) => `${part} of ${whole}`,
  map: {
    title: 'Map',
    label: 'Resources and open needs by city',
    legend: 'In a circle: resources that are free now. In red: open needs. Press a city to see what is there.',
    failed: 'The map couldn’t be loaded.',
    place: (city: string, free: number, resources: number) =>
      `${city}: ${free} of ${plural(resources, { one: '1 resource', other: `${resources} resources` })} free`,
    needs: (place: string, needs: number) =>
      `${place}, ${plural(needs, { one: '1 open need', other: `${needs} open needs` })}`,
    all: 'All cities',
  },
});
