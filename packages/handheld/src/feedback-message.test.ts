import { expect, test } from 'vitest';
import { hideFeedback, showFeedback, shownFeedback, showPosted } from './feedback-message.ts';

test('what was posted is shown, unless a warning has come since it began', () => {
  hideFeedback();
  const before = shownFeedback();
  showPosted(['收货 40', 'Receive 40'], before);
  expect(shownFeedback()?.feeling).toBe('good');
  const next = shownFeedback();
  showFeedback({ text: ['已经收过', 'Received already'], feeling: 'again' });
  showPosted(['收货 40', 'Receive 40'], next);
  expect(shownFeedback()?.text[1]).toBe('Received already');
});

test('a warning from before gives way to what was posted after it', () => {
  showFeedback({ text: ['没有库位', 'No such location'], feeling: 'bad' });
  showPosted(['上架 40', 'Put away 40'], shownFeedback());
  expect(shownFeedback()?.feeling).toBe('good');
});
