import { captchaText, drawCaptcha, unpredictable } from '../packages/identity/src/signin/captcha-image.ts';
import { verdict } from './compare.ts';

const TARGET_MS = 5;

/** How long the picture on the sign-in page takes to draw. */
export function pictures(): void {
  const times = Array.from({ length: 200 }, () => {
    const started = performance.now();
    drawCaptcha(captchaText(unpredictable), unpredictable);
    return performance.now() - started;
  }).toSorted((one, other) => one - other);
  const median = times[100] ?? 0;
  const slowest = times.at(-1) ?? 0;
  console.log(
    `captcha: median ${median.toFixed(2)} ms, slowest of 200 ${slowest.toFixed(2)} ms (target < ${TARGET_MS} ms): ${verdict(median < TARGET_MS)}`,
  );
}
