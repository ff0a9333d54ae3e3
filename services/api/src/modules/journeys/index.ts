export { JourneyEntries } from './journey-entries.js';
export { JourneysModule } from './journeys.module.js';
