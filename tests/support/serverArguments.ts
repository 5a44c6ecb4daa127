/** Arguments of Node that run the server as `scripts/start.sh` does. */
export const serverArguments = ['--liftoff-only', '--max-semi-space-size=4', 'src/server/main.ts']
