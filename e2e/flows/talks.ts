import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { withClient } from '@ayana/tooling/database/index.ts';
import { expect, type Site } from '../harness/fixtures.ts';
import { readSetup } from '../harness/worker-setup.ts';
import { bookTime, freeTimesOf } from './appointments.ts';
import { beginJourney, newPatient, type Patient } from './patients.ts';

export interface BookedTalk {
  /** Of the appointment. */
  id: string;
  patient: Patient;
  /** The account of the doctor. */
  doctor: Patient;
  journey: string;
}

/** A talk by video that begins in five minutes, with a doctor of the catalogue who has an account. */
export async function bookedTalk(site: Site, doctorId: string): Promise<BookedTalk> {
  const [patient, doctor] = [await newPatient(site, 'Amina'), await newPatient(site, 'Latika')];
  const journey = await beginJourney(site, patient);
  await makeDoctor(site, doctor, doctorId);
  return { id: await bookTalk(site, patient, doctorId), patient, doctor, journey };
}

/** Makes an account that of a doctor of the catalogue. */
const makeDoctor = (site: Site, { id }: Patient, doctorId: string): Promise<void> =>
  withClient(site.databaseUrl, async (client) => {
    await client.query(`update users set role = 'doctor', access_changed_at = now() where id = $1`, [id]);
    await client.query('update doctors set user_id = $1 where id = $2', [id, doctorId]);
  });

/** A patient's talk by video with a doctor of the catalogue, which begins in five minutes. @returns the id of the appointment */
async function bookTalk(site: Site, patient: Patient, doctorId: string): Promise<string> {
  const [first = ''] = await freeTimesOf(patient, doctorId);
  const request = await bookTime(patient, doctorId, first);
  await site.timeTravel.beginAppointment(request, -5);
  return appointmentOf(site, request);
}

const appointmentOf = (site: Site, request: string): Promise<string> =>
  withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from appointments where video_consultation_id = $1 and status = 'booked'`,
      [request],
    );
    return rows[0]?.id ?? '';
  });

/** A browser of its own, with the camera and the microphone that Chromium brings for tests. */
export async function browserWithCamera(): Promise<Browser> {
  const { browser } = readSetup();
  return chromium.launch({
    executablePath: browser.executablePath,
    env: { ...browser.env, LANG: 'en_US.UTF-8' },
    args: [
      ...browser.args,
      '--force-prefers-reduced-motion',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--auto-select-desktop-capture-source=Entire screen',
    ],
  });
}

export async function personWithCamera(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    permissions: ['camera', 'microphone'],
    ...options,
  });
  // The page's own connections, so that a test can measure and kill them.
  await context.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    Object.defineProperty(window, 'connectionsMade', { value: made });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        made.push(this);
      }
    };
  });
  return context.newPage();
}

export interface ReceivedMedia {
  connected: number;
  audioBytes: number;
  audioEnergy: number;
  videoBytes: number;
  frames: number;
}

/** What has come in over the connections that are open now. */
export const receivedOn = (page: Page): Promise<ReceivedMedia> =>
  page.evaluate(async () => {
    const sum = { connected: 0, audioBytes: 0, audioEnergy: 0, videoBytes: 0, frames: 0 };
    const made = (Reflect.get(window, 'connectionsMade') ?? []) as RTCPeerConnection[];
    for (const connection of made) {
      if (connection.connectionState !== 'connected') continue;
      sum.connected += 1;
      for (const entry of (await connection.getStats()).values() as Iterable<Record<string, number | string>>) {
        if (entry['type'] !== 'inbound-rtp') continue;
        if (entry['kind'] === 'audio') {
          sum.audioBytes += Number(entry['bytesReceived'] ?? 0);
          sum.audioEnergy += Number(entry['totalAudioEnergy'] ?? 0);
        } else {
          sum.videoBytes += Number(entry['bytesReceived'] ?? 0);
          sum.frames += Number(entry['framesDecoded'] ?? 0);
        }
      }
    }
    return sum;
  });

/** Kills the connections under the page, as a browser may. */
export const killConnections = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const connection of (Reflect.get(window, 'connectionsMade') ?? []) as RTCPeerConnection[]) connection.close();
  });

/** Checks the devices and enters the room of an appointment. */
export async function enterRoom(page: Page, id: string): Promise<void> {
  await page.goto(`/consultation-room/${id}`);
  await checkDevicesAndEnter(page);
}

/** On the page of a room. */
async function checkDevicesAndEnter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use camera and microphone' }).click();
  await expect(page.getByRole('meter', { name: 'Level of your microphone' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter the room' }).click();
}

/** Picture and sound arrive, and go on arriving. @param from so many others */
export async function mediaArrives(page: Page, from = 1): Promise<void> {
  await expect.poll(async () => (await receivedOn(page)).connected).toBe(from);
  await expect.poll(async () => (await receivedOn(page)).frames).toBeGreaterThan(5);
  const before = await receivedOn(page);
  await expect.poll(async () => (await receivedOn(page)).frames).toBeGreaterThan(before.frames + 10);
  await expect.poll(async () => (await receivedOn(page)).audioEnergy).toBeGreaterThan(before.audioEnergy);
  // A connection that is made again counts from nothing.
  await expect.poll(async () => (await receivedOn(page)).audioBytes).toBeGreaterThan(before.audioBytes);
}

/** Before the page is opened: its connections go through a relay, as from a network that lets nothing else out. */
export const onlyByRelay = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Native = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' });
      }
    };
  });

/** How media go on the connections that are open now: the kinds of the candidates of the pair in use, own first. */
export const pathsOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const connection of (Reflect.get(window, 'connectionsMade') ?? []) as RTCPeerConnection[]) {
      if (connection.connectionState !== 'connected') continue;
      const report = await connection.getStats();
      const entries = [...report.values()] as Record<string, string>[];
      const used = entries.find(({ type }) => type === 'transport')?.['selectedCandidatePairId'] ?? '';
      const pair = report.get(used) as Record<string, string> | undefined;
      const kind = (id = '') => (report.get(id) as Record<string, string> | undefined)?.['candidateType'] ?? 'none';
      paths.push(`${kind(pair?.['localCandidateId'])} to ${kind(pair?.['remoteCandidateId'])}`);
    }
    return paths;
  });
