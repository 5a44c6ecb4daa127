/** The audio of a recording, in the folder with its id. */
export const AUDIO = 'audio.wav'
