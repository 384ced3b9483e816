import { LIBRARY, type Text, words } from '@takt/model';
import { ApiError, upload } from '@takt/web';
import { useRef, useState } from 'react';

/** A file on its way, or what became of it. */
export interface Sending {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'refused';
  readonly reason: Text | null;
}
const LARGEST = 5 * 1024 * 1024;
const LOST: Text = ['上传失败，请重试', 'The upload failed; try again'];

async function send(file: File): Promise<Text | null> {
  // Not worth the way: it would be refused at the end of it.
  if (file.size > LARGEST) return words.sheetTooBig;
  const form = new FormData();
  form.append('file', file);
  try {
    await upload(`${LIBRARY}/upload`, form);
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.text : LOST;
  }
}

/** Sends files one after another; one that is refused holds up no other. */
export function useUploads(onUploaded: () => void): {
  readonly list: readonly Sending[];
  readonly add: (file: File) => void;
  readonly clear: () => void;
} {
  const [list, setList] = useState<readonly Sending[]>([]);
  const line = useRef({ last: Promise.resolve(), count: 0 });
  const add = (file: File): void => {
    const key = line.current.count;
    const put = (state: Sending['state'], reason: Text | null = null): void =>
      setList((now) => now.map((one) => (one.key === key ? { ...one, state, reason } : one)));
    line.current.count += 1;
    setList((now) => [...now, { key, name: file.name, size: file.size, state: 'waiting', reason: null }]);
    line.current.last = line.current.last.then(async () => {
      put('sending');
      const reason = await send(file);
      put(reason ? 'refused' : 'done', reason);
      if (!reason) onUploaded();
    });
  };
  return { list, add, clear: () => setList((now) => now.filter(({ state }) => state === 'waiting' || state === 'sending')) };
}
