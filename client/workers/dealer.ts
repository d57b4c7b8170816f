/**
 * The one worker that has the dealer, for the theatre, for cases and for tables of one's own: a page that knows both
 * carries it once. Pages of real tables know neither.
 */
import { caseAnswers } from '#client/case/caseWorker.ts';
import { answerLetters } from '#client/device/worker-letters.ts';
import { gamesAnswers } from '#client/games/gamesWorker.ts';
import { localAnswers } from '#client/local/local-answers.ts';
import { replayAnswers } from '#client/theatre/replayWorker.ts';

answerLetters({ ...replayAnswers, ...localAnswers, ...caseAnswers, ...gamesAnswers });
