/** The camera could not be opened: there is none, it is in use, or the person or the page may not. */
export class CameraError extends Error {}

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
};

/** Opens the camera into `video`; it goes off when `signal` ends. */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  let stream: MediaStream;
  try {
    // Pages that are not secure have no `mediaDevices` at all, whatever the types say.
    stream = await navigator.mediaDevices.getUserMedia(WANTED);
  } catch (cause) {
    throw new CameraError('the camera cannot be opened', { cause });
  }
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return close();
  signal.addEventListener('abort', close, { once: true });
  video.srcObject = stream;
  try {
    await video.play();
  } catch (cause) {
    // Closing while it starts is no failure.
    if (!signal.aborted) throw new CameraError('the camera cannot be shown', { cause });
  }
}
