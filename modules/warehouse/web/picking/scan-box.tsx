import type { Text } from '@takt/model';
import { useSay } from '@takt/web';
import { useState } from 'react';
import style from './picking.module.css';

/** A scanner types and presses Enter; so may a person. It takes the next code at once. */
export function ScanBox({ label, onScan }: { readonly label: Text; readonly onScan: (code: string) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const code = typed.trim();
        setTyped('');
        if (code !== '') onScan(code);
      }}
    >
      <input
        className={style['scan']}
        // The whole page waits for a scan.
        autoFocus
        autoComplete="off"
        aria-label={say(label)}
        placeholder={say(label)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
