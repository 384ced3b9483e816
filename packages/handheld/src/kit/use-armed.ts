import { useEffect, useState } from 'react';

const ARM_MS = 400;

/** A button that has just come under the finger is not pressed yet: that tap was meant for what stood there before. */
export function useArmed(): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), ARM_MS);
    return () => clearTimeout(timer);
  }, []);
  return armed;
}
