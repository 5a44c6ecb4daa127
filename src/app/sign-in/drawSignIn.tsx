import { renderToString } from 'react-dom/server'
import { DrawnAhead } from '../../engine/data/DrawnAhead.ts'
import type { DrawnAheadValue } from '../../engine/data/DrawnAhead.ts'
import type { SignInRequest } from '../../language/drawing.ts'
import { createTexts } from '../portal/createTexts.ts'
import { withoutMarks } from '../portal/withoutMarks.ts'
import { toForms } from './loadForms.ts'
import { PublicContext } from './PublicContext.ts'
import { PublicPage } from './PublicPage.tsx'
import { SignInPage } from './SignInPage.tsx'

/** Draws the sign-in page with the components of the browser: it can be filled in while their script is on its way. */
export function drawSignIn({ set: { manifest, modules }, frame, search, demo }: SignInRequest): string {
  const owners = new Set(Object.values(manifest.publicForms))
  const definitions = Object.values(modules).filter(({ id }) => owners.has(id))
  const { forms, texts } = toForms(definitions.map((definition) => ({ definition, validators: {} })))
  const { t } = createTexts({ ...manifest.texts, ...texts }, manifest.locale, false)
  const ahead: DrawnAheadValue = {
    frame,
    address: { pathname: '/auth/sign', search },
    read: (url) => (url === '/auth/demo' ? demo : undefined),
  }
  return withoutMarks(
    renderToString(
      <DrawnAhead value={ahead}>
        <PublicContext value={{ brand: manifest, forms, t, open: nothing }}>
          <PublicPage>
            <SignInPage onSignedIn={nothing} />
          </PublicPage>
        </PublicContext>
      </DrawnAhead>,
    ),
  )
}

function nothing(): void {
  // The drawn page does nothing; what is done to it is done again by the living one.
}
