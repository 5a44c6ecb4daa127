import 'virtual:design-tokens.css'
import '../theme/font.css'
import '../theme/base.css'
import '../theme/controls.css'
import './gallery.css'
import { createRoot } from 'react-dom/client'
import { showStartFailure } from '../start/showStartFailure.ts'
import { followAppearance } from '../theme/followAppearance.ts'
import { startTooltips } from '../tooltips/startTooltips.ts'
import { ThemeScope } from '../theme/ThemeScope.tsx'
import { GalleryPage } from './GalleryPage.tsx'
import { readGallery } from './readGallery.ts'

const root = document.getElementById('root')!
followAppearance()
startTooltips()
readGallery().then(
  (reading) =>
    createRoot(root).render(
      <ThemeScope>
        <GalleryPage reading={reading} />
      </ThemeScope>,
    ),
  (error: unknown) => {
    console.error(error)
    showStartFailure(root)
  },
)
