import { PICTURE_URLS } from '#client/art/pictures.ts';
import { t } from '#client/texts/first-texts.ts';

const TOPICS = [
  { topic: 'trade', pictures: ['intro-trade'] },
  { topic: 'scan', pictures: ['body-cold', 'body-hot'] },
  { topic: 'burn', pictures: ['intro-hive'] },
] as const;

/** What the game is, in three pictures; they come when `isTime`. */
export function Pictures({ isTime }: { isTime: boolean }) {
  return (
    <ol class="home-pictures">
      {TOPICS.map(({ topic, pictures }) => (
        <li key={topic}>
          <span class={`home-picture is-${topic}`}>
            {isTime && pictures.map((name) => <img key={name} src={PICTURE_URLS[name]} alt="" />)}
          </span>
          <h2>{t(`home.${topic}`)}</h2>
          <p class="quiet">{t(`home.${topic}Line`)}</p>
        </li>
      ))}
    </ol>
  );
}
