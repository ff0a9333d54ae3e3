import { useCallback, useEffect, useRef, useState } from 'react';

/** Why there is no camera or microphone. */
export type MediaProblem = 'refused' | 'none' | 'busy';

export interface LocalMedia {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  on: { audio: boolean; video: boolean };
  cameras: MediaDeviceInfo[];
  microphones: MediaDeviceInfo[];
  problem: MediaProblem | null;
  isAsking: boolean;
  ask: () => void;
  choose: (kind: 'audio' | 'video', deviceId: string) => void;
  toggle: (kind: 'audio' | 'video') => void;
  shareScreen: () => void;
  stopScreen: () => void;
  stop: () => void;
}

interface Choice {
  audio?: string;
  video?: string;
}
const KEPT = 'ayana-room-devices';

/** The devices that were chosen the last time, in this browser. */
function keptChoice(): Choice {
  try {
    // oxlint-disable-next-line no-restricted-globals -- Which camera this computer has is nothing of a person.
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Choice;
  } catch {
    return {};
  }
}

function keep(choice: Choice): void {
  try {
    // oxlint-disable-next-line no-restricted-globals -- As above.
    localStorage.setItem(KEPT, JSON.stringify(choice));
  } catch {
    // Without storage it is chosen again the next time.
  }
}

const problemOf = (error: unknown): MediaProblem => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
};

const constraint = (deviceId: string | undefined) =>
  deviceId === undefined ? true : { deviceId: { ideal: deviceId } };
const VIDEO = { width: { ideal: 960 }, height: { ideal: 540 }, frameRate: { max: 24 } };
const videoOf = (deviceId: string | undefined) =>
  deviceId === undefined ? VIDEO : { ...VIDEO, deviceId: { ideal: deviceId } };

/** Both, else one of them: a talk works without a camera. */
async function openDevices({
  audio,
  video,
}: Choice): Promise<{ tracks: MediaStreamTrack[]; problem: MediaProblem | null }> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  // Over plain http on another host there are none.
  if (devices === undefined) return { tracks: [], problem: 'none' };
  let problem: MediaProblem | null = null;
  for (const wanted of [
    { audio: constraint(audio), video: videoOf(video) },
    { audio: constraint(audio) },
    { video: videoOf(video) },
  ])
    try {
      return { tracks: (await devices.getUserMedia(wanted)).getTracks(), problem };
    } catch (error) {
      problem ??= problemOf(error);
      if (problem === 'refused') break;
    }
  return { tracks: [], problem };
}

/** The camera, the microphone and the shared screen of this device. They stop when the page is left. */
export function useLocalMedia(): LocalMedia {
  const [tracks, setTracks] = useState<MediaStreamTrack[]>([]);
  const [screen, setScreen] = useState<MediaStreamTrack | null>(null);
  const [on, setOn] = useState({ audio: true, video: true });
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  const [problem, setProblem] = useState<MediaProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const open = useRef<MediaStreamTrack[]>([]);
  const shown = useRef<MediaStreamTrack | null>(null);

  const hold = useCallback((next: MediaStreamTrack[]) => {
    for (const track of open.current) if (!next.includes(track)) track.stop();
    open.current = next;
    setTracks(next);
  }, []);
  const ask = useCallback(async () => {
    setAsking(true);
    const found = await openDevices(keptChoice());
    hold(found.tracks);
    setProblem(found.problem);
    setDevices((await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? []);
    setAsking(false);
  }, [hold]);
  const stopScreen = useCallback(() => {
    shown.current?.stop();
    shown.current = null;
    setScreen(null);
  }, []);
  const stop = useCallback(() => {
    stopScreen();
    hold([]);
  }, [hold, stopScreen]);
  useEffect(() => stop, [stop]);

  const of = (kind: 'audio' | 'video') => tracks.find((track) => track.kind === kind) ?? null;
  return {
    audio: of('audio'),
    video: of('video'),
    screen,
    on,
    cameras: devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== ''),
    microphones: devices.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== ''),
    problem,
    isAsking,
    ask: () => void ask(),
    choose: (kind, deviceId) => {
      keep({ ...keptChoice(), [kind]: deviceId });
      void ask();
    },
    toggle: (kind) => setOn((before) => ({ ...before, [kind]: !before[kind] })),
    shareScreen: () => {
      const begin = async (): Promise<void> => {
        const [track] = (await navigator.mediaDevices.getDisplayMedia({ video: true })).getVideoTracks();
        if (track === undefined) return;
        // The browser's own bar ends it too.
        track.addEventListener('ended', stopScreen);
        shown.current = track;
        setScreen(track);
      };
      void begin().catch(() => undefined);
    },
    stopScreen,
    stop,
  };
}
