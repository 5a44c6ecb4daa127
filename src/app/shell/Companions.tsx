import { RememberPlaces } from '../palette/RememberPlaces.tsx'
import { Shortcuts } from '../palette/Shortcuts.tsx'
import { FollowPreferences } from '../preferences/FollowPreferences.tsx'

/** What accompanies a person on every screen and is loaded after the first. */
export function Companions({ isShut }: { isShut: boolean }) {
  return (
    <>
      <FollowPreferences />
      {isShut ? null : (
        <>
          <RememberPlaces />
          <Shortcuts />
        </>
      )}
    </>
  )
}
