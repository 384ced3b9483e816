import { useEffect, useState } from 'react';

type Match = (text: string, typed: string) => boolean;
let loaded: Match | null = null;

const plain: Match = (text, typed) => text.toLowerCase().includes(typed.toLowerCase());

/** Finds Chinese names by what they sound like, whole or by initials. The dictionary is large and comes when first needed. */
export function usePinyin(needed: boolean): Match {
  const [match, setMatch] = useState<Match | null>(() => loaded);
  useEffect(() => {
    let wanted = needed && loaded === null;
    if (wanted)
      void import('pinyin-pro').then(({ match: bySound }) => {
        loaded = (text, typed) => plain(text, typed) || bySound(text, typed.toLowerCase()) !== null;
        if (wanted) setMatch(() => loaded);
      });
    return () => {
      wanted = false;
    };
  }, [needed]);
  return match ?? plain;
}
