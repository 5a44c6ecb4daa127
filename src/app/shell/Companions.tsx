import { Suspense } from 'react'
import { useShownOnce } from '../../engine/registry/shownOnce.ts'
import { RememberPlaces } from '../palette/RememberPlaces.tsx'
import { Shortcuts } from '../palette/Shortcuts.tsx'
import { FollowPreferences } from '../preferences/FollowPreferences.tsx'
import { lazyPart } from '../start/lazyPart.ts'
import { useFocusKept } from './useFocusKept.ts'

const ShownOnceDialog = lazyPart(
  async () => (await import('../../engine/action/ShownOnceDialog.tsx')).ShownOnceDialog,
)

/** What accompanies a person on every screen and is loaded after the first. */
export function Companions({ isShut }: { isShut: boolean }) {
  const shown = useShownOnce()
  useFocusKept()
  return (
    <>
      <FollowPreferences />
      {isShut ? null : (
        <>
          <RememberPlaces />
          <Shortcuts />
        </>
      )}
      {shown && (
        <Suspense fallback={null}>
          <ShownOnceDialog shown={shown} />
        </Suspense>
      )}
    </>
  )
}
