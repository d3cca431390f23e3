export { SCENES, SceneArt, type SceneArtProps, type SceneName } from './SceneArt';
