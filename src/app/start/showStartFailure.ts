import '../theme/controls.css'
import './start-failure.css'
import { reachesServer } from './reachesServer.ts'
import { readBrand } from './readBrand.ts'

/** Start-up failed: says so with plain DOM, since React may be what is missing. */
export function showStartFailure(root: HTMLElement): void {
  const brand = readBrand()
  document.title = brand.product
  const page = element('main', 'start-failure')
  const message = element('div', '')
  message.setAttribute('role', 'alert')
  const title = element('h1', '', 'Something went wrong. Please contact support ')
  const mail = element('a', '', brand.supportEmail)
  mail.setAttribute('href', `mailto:${brand.supportEmail}`)
  title.append(mail)
  const help = element('p', '', 'Nothing you entered is lost. Check your connection and try again.')
  const retry = element('button', 'button', 'Try again')
  retry.dataset['kind'] = 'primary'
  const reload = async (): Promise<void> => {
    if (await reachesServer()) location.reload()
  }
  retry.addEventListener('click', () => void reload())
  window.addEventListener('online', () => void reload())
  message.append(title, help)
  page.append(message, retry)
  root.replaceChildren(page)
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = text
  return made
}
