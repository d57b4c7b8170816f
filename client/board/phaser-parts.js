// The parts of Phaser the board is drawn with, and no others: its one built file brings physics, tilemaps, particles,
// sound and a second renderer along, which nobody here uses and every phone would load. See `server/start/engine-parts.ts`.
// The renderer's parts know each other in a ring: it has to be entered here.
import 'phaser-source/renderer/index.js';

import 'phaser-source/cameras/2d/CameraManager.js';
import CONST from 'phaser-source/const.js';
import CoreEvents from 'phaser-source/core/events/index.js';
import GameClass from 'phaser-source/core/Game.js';
import 'phaser-source/events/EventEmitter.js';
import 'phaser-source/gameobjects/container/ContainerFactory.js';
import 'phaser-source/gameobjects/GameObjectCreator.js';
import 'phaser-source/gameobjects/GameObjectFactory.js';
import 'phaser-source/gameobjects/graphics/GraphicsFactory.js';
import Image from 'phaser-source/gameobjects/image/Image.js';
import 'phaser-source/gameobjects/image/ImageFactory.js';
import 'phaser-source/gameobjects/shape/arc/ArcFactory.js';
import 'phaser-source/gameobjects/shape/rectangle/RectangleFactory.js';
import 'phaser-source/gameobjects/text/TextFactory.js';
import 'phaser-source/gameobjects/DisplayList.js';
import 'phaser-source/gameobjects/UpdateList.js';
import LoaderEvents from 'phaser-source/loader/events/index.js';
import 'phaser-source/loader/filetypes/AtlasJSONFile.js';
import 'phaser-source/loader/LoaderPlugin.js';
import BlendModes from 'phaser-source/renderer/BlendModes.js';
import RendererEvents from 'phaser-source/renderer/events/index.js';
import ScaleModes from 'phaser-source/scale/const/SCALE_MODE_CONST.js';
import SceneClass from 'phaser-source/scene/Scene.js';
import 'phaser-source/scene/ScenePlugin.js';
import 'phaser-source/time/Clock.js';
import 'phaser-source/tweens/TweenManager.js';

export const Game = GameClass;
export const Scene = SceneClass;
export const { WEBGL } = CONST;
export { BlendModes };
export const Core = { Events: CoreEvents };
export const GameObjects = { Image };
export const Loader = { Events: LoaderEvents };
export const Renderer = { Events: RendererEvents };
export const Scale = { NONE: ScaleModes.NONE };
