import coldBody from '../../assets/textures/body-cold.webp?url';
import hotBody from '../../assets/textures/body-hot.webp?url';
import humansWin from '../../assets/textures/end-humans.webp?url';
import infectedWin from '../../assets/textures/end-infected.webp?url';
import nobodyWins from '../../assets/textures/end-nobody.webp?url';
import growth from '../../assets/textures/growth.webp?url';
import homeCold from '../../assets/textures/home-cold.webp?url';
import homeThermal from '../../assets/textures/home-thermal.webp?url';
import introHive from '../../assets/textures/intro-hive.webp?url';
import introTrade from '../../assets/textures/intro-trade.webp?url';
import type { pictures } from '../../assets/textures/manifest.json';
import reactor from '../../assets/textures/reactor.webp?url';

/** Pictures that are shown by themselves; around what they show is black, to be screened over anything. */
export const PICTURE_URLS: Readonly<Record<keyof typeof pictures, string>> = {
  'home-cold': homeCold,
  'home-thermal': homeThermal,
  'end-humans': humansWin,
  'end-infected': infectedWin,
  'end-nobody': nobodyWins,
  reactor,
  'body-cold': coldBody,
  'body-hot': hotBody,
  'intro-trade': introTrade,
  'intro-hive': introHive,
  growth,
};
