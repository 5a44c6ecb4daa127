// Written by codegen from definitions/. Do not edit.

export interface PhoneVerification {
  id: string
  version: number
  number: string
  channel: ("sms" | "voice")
  code: string
  for_two_fa?: ("true" | "false")
  country?: string
  success?: boolean
  message?: string
  last_check?: {
    status: ("sent" | "failed" | "expired" | "attempts" | "valid")
    channel: ("sms" | "voice")
    sent_at: string
    expires_at: string
    resend_in: number
    attempts_left: number
  }
  countries?: {
    code: string
    name: string
    calling_code: string
  }[]
}

export interface SandboxSurvey {
  id: string
  version: number
  position: ("it_technician" | "product_owner" | "communication_manager" | "developer" | "other")
  organization_size: ("1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001+")
  industry: ("telecommunications" | "software" | "finance" | "retail" | "healthcare" | "education" | "logistics" | "travel" | "manufacturing" | "media" | "contact_center" | "public" | "other")
  interview_consent?: boolean
  service: ("sip_trunk" | "sms")
}

export interface BillingAlert {
  id: string
  version: number
  kind: ("balance" | "day" | "month")
  amount: number
  emails?: string[]
  status?: ("watching" | "raised")
  period?: string
  raised_at?: string
  created_at?: string
}

export interface AutoTopup {
  id: string
  version: number
  enabled: boolean
  threshold?: number
  amount?: number
  monthly_limit?: number
  used?: number
  stopped?: boolean
}

export interface TopupRun {
  id: string
  version: number
  amount?: number
  status?: ("running" | "paid" | "declined" | "limited" | "stopped")
  reason?: string
  created_at?: string
}

export interface PaymentCard {
  id: string
  version: number
  name?: string
  role: ("main" | "backup" | "other")
  status?: ("adding" | "active")
  expires?: string
  setup_url?: string
  created_at?: string
}

export interface InvoiceLine {
  id: string
  version: number
  invoice_id?: string
  position?: number
  product?: ("numbers" | "voice" | "messaging" | "verification" | "ten-dlc" | "tools" | "plan" | "refunds" | "adjustments" | "transfers" | "payments")
  type?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 500 | 506 | 514 | 515 | 536 | 545)
  number?: string
  country_code?: string
  sub_account?: string
  quantity?: number
  amount?: number
  created_at?: string
}

export interface Invoice {
  id: string
  version: number
  number?: string
  month?: string
  period_start?: string
  period_end?: string
  time_zone?: string
  currency?: string
  opening_balance?: number
  charges?: number
  payments?: number
  adjustments?: number
  closing_balance?: number
  net?: number
  vat?: number
  vat_rate?: number
  vat_treatment?: ("domestic" | "union" | "reverse-charge" | "outside")
  customer_name?: string
  customer_address?: string
  customer_country?: string
  customer_vat_number?: string
  lines_count?: number
  created_at?: string
}

export interface Payment {
  id: string
  version: number
  amount: number
  method: ("card" | "express" | "paypal")
  save_card?: boolean
  status?: ("started" | "processing" | "succeeded" | "failed" | "expired" | "disputed" | "charged_back" | "refunded")
  reason?: string
  card?: string
  refunded?: number
  cause?: ("person" | "auto")
  checkout_url?: string
  created_at?: string
}

export interface PaypalOrder {
  id: string
  version: number
  payment_id: string
  order_id?: string
  approve_url?: string
  status?: string
  reason?: string
}

export interface Transaction {
  id: string
  version: number
  created_at?: string
  type?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 500 | 506 | 514 | 515 | 536 | 545)
  details?: string
  amount?: number
}

export interface Transfer {
  id: string
  version: number
  direction: ("to" | "from")
  sub_account: {
    id: string
    name?: string
  }
  amount: number
  note?: string
  created_at?: string
}

export interface Usage {
  id: string
  version: number
  created_at?: string
  product?: ("numbers" | "voice" | "messaging" | "verification" | "ten-dlc" | "tools" | "plan" | "refunds")
  type?: (2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 56 | 57 | 58 | 59 | 60 | 506 | 514 | 515 | 536 | 545)
  number?: string
  country_code?: string
  sub_account_id?: string
  sub_account?: string
  quantity?: number
  charge?: number
}

export interface ApiKeyRotation {
  id: string
  version: number
  grace: ("PT0S" | "PT1H" | "P1D" | "P7D")
}

export interface ApiKey {
  id: string
  version: number
  label: string
  scopes: string[]
  lifetime: ("P30D" | "P90D" | "P365D" | "never")
  secret?: {
    stored: true
  }
  prefix?: string
  status?: ("active" | "off" | "user-off" | "user-gone" | "revoked" | "expired")
  is_active?: boolean
  maker?: {
    id: string
    name: string
  }
  created_at?: string
  expires_at?: string
  last_used_at?: string
  last_used_from?: string
}

export interface AudioFile {
  id: string
  version: number
  name: string
  file: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  text?: string
  voice?: ("en-us" | "en-gb" | "de" | "es" | "fr" | "it" | "nb" | "nl" | "pl" | "pt-br" | "sv")
  length?: string
  seconds?: number
  created_at?: string
}

export interface AuditEvent {
  id: string
  version: number
  created_at?: string
  kind?: ("created" | "changed" | "removed" | "moved" | "rotated" | "exported" | "key-first-used" | "signed-in" | "signed-out" | "sign-in-failed" | "session-ended" | "switched-in" | "switched-out" | "password-changed" | "password-requested" | "email-changed" | "two-factor-on" | "two-factor-off" | "recovery-codes")
  event?: string
  entity?: string
  record_id?: string
  record?: string
  note?: string
  actor?: ("user" | "key" | "master" | "server" | "carrier" | "reviewer" | "time")
  who?: string
  via?: string
  address?: string
  device?: string
  changes?: {
    title?: string
    before?: string
    after?: string
  }[]
}

export interface BuyArea {
  id: string
  version: number
  country_code?: string
  name?: string
}

export interface BuyCity {
  id: string
  version: number
  country_id?: string
  region_id?: string
  area_id?: string
  country_code?: string
  region_code?: string
  region?: string
  name?: string
  city_codes?: string
  did_type?: ("local" | "national" | "mobile" | "toll_free" | "shared_cost" | "uifn" | "premium" | "short_code")
  in_stock?: number
  monthly_fee?: number
  activation_fee?: number
  doc_types?: string[]
  lead_days?: number
  allow_dids_order?: boolean
  allow_dids_order_create?: boolean
}

export interface BuyCountry {
  id: string
  version: number
  country_code?: string
  name?: string
  calling_code?: string
  regions?: number
  cities?: number
}

export interface BuyRegion {
  id: string
  version: number
  country_id?: string
  country_code?: string
  region_code?: string
  name?: string
  cities?: number
}

export interface CartItem {
  id: string
  version: number
  stock_id?: string
  number?: string
  country_code?: string
  city_id?: string
  city?: string
  did_type?: ("local" | "national" | "mobile" | "toll_free" | "shared_cost" | "uifn" | "premium" | "short_code")
  features?: string[]
  monthly_fee?: number
  activation_fee?: number
  total_now?: number
  doc_types?: string[]
  lead_days?: number
  reserved_until?: string
  status?: ("reserved" | "expired")
  created_at?: string
}

export interface CartSummary {
  id: string
  version: number
  count?: number
  monthly_fee?: number
  activation_fee?: number
  total_now?: number
  missing?: number
  need_documents?: number
  expired?: number
  has_dids_order?: boolean
  provisioning_timeline?: number
}

export interface NumberOrder {
  id: string
  version: number
  city: string
  country_code: string
  did_type: ("local" | "national" | "mobile" | "toll_free")
  quantity: number
  comment?: string
  country_id?: string
  city_id?: string
  status?: ("open" | "delivered" | "declined" | "canceled")
  reason?: string
  created_at?: string
}

export interface NumberPurchase {
  id: string
  version: number
  reference?: string
  did_numbers?: string[]
  numbers_count?: number
  activation_fee?: number
  monthly_fee?: number
  total_now?: number
  need_documents?: number
  created_at?: string
}

export interface StockNumber {
  id: string
  version: number
  number?: string
  country_id?: string
  region_id?: string
  city_id?: string
  area_id?: string
  country_code?: string
  city_code?: string
  region?: string
  city?: string
  did_type?: ("local" | "national" | "mobile" | "toll_free" | "shared_cost" | "uifn" | "premium" | "short_code")
  features?: string[]
  monthly_fee?: number
  activation_fee?: number
  doc_types?: string[]
  lead_days?: number
  in_cart?: boolean
}

export interface CallFlow {
  id: string
  version: number
  name: string
  template: ("blank" | "reminder" | "survey" | "confirm" | "import")
  file?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  kind?: "voice_campaign"
  status?: ("draft" | "published" | "changed")
  is_published?: boolean
  published_revision?: number
  published_at?: string
  nodes?: number
  problems?: number
  warnings?: number
  used_by?: number
  created_at?: string
  updated_at?: string
}

export interface FlowPublication {
  id: string
  version: number
  message?: string
}

export interface IvrFlow {
  id: string
  version: number
  name: string
  template: ("blank" | "greeting-menu" | "opening-hours" | "import")
  file?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  kind?: "ivr"
  status?: ("draft" | "published" | "changed")
  is_published?: boolean
  published_revision?: number
  published_at?: string
  nodes?: number
  problems?: number
  warnings?: number
  used_by?: number
  created_at?: string
  updated_at?: string
}

export interface Recording {
  id: string
  version: number
  name?: string
  direction?: ("inbound" | "outbound")
  from?: string
  to?: string
  trunk?: string
  length?: string
  seconds?: number
  peaks?: number[]
  status?: ("stored" | "unpaid")
  recording_fee?: number
  storage_fee?: number
  stored_months?: number
  attempts?: number
  paid_until?: string
  kept_until?: string
  created_at?: string
}

export interface RecordingSettings {
  id: string
  version: number
  recording_store_months: number
  recording_fee?: number
  storage_fee?: number
  recordings?: number
  minutes?: number
}

export interface CallerId {
  id: string
  version: number
  label?: string
  country: string
  number_type: ("mobile" | "landline")
  number: string
  extension?: string
  twoFaSessionId: string
  created_at?: string
}

export interface PhoneCall {
  id: string
  version: number
  type?: ("placed" | "received")
  from_number?: string
  to_number?: string
  country_code?: string
  disposition?: ("answered" | "busy" | "no_answer")
  code?: string
  duration?: number
  rate?: number
  minutes_charge?: number
  connection_charge?: number
  recording_charge?: number
  charge?: number
  is_test?: boolean
  trunk_id?: string
  campaign_id?: string
  ivr_service_id?: string
  flow_name?: string
  flow_steps?: {
    step: string
    key: string
  }[]
  recording_id?: string
  events?: {
    status: ("pending" | "sent" | "success" | "accepted" | "answered" | "delivered" | "failed" | "busy" | "cancel" | "not_sent" | "no_answer" | "rejected" | "undelivered")
    at: string
  }[]
  ladder?: {
    after_ms: number
    from: ("pbx" | "us")
    message: string
  }[]
  answered_at?: string
  ended_at?: string
  created_at?: string
}

export interface SmsMessage {
  id: string
  version: number
  sender?: string
  recipient?: string
  country_code?: string
  body?: string
  segments?: number
  status?: ("pending" | "sent" | "delivered" | "undelivered" | "expired" | "dlr_expired" | "rejected")
  reason?: string
  charge?: number
  clicks?: number
  clicked_at?: string
  type?: ("outboundSms" | "inboundSms")
  message_kind?: ("sms" | "mms")
  events?: {
    status: ("pending" | "sent" | "success" | "accepted" | "answered" | "delivered" | "failed" | "busy" | "cancel" | "not_sent" | "no_answer" | "rejected" | "undelivered")
    at: string
  }[]
  sms_campaign_id?: string
  created_at?: string
}

export interface Overview {
  id: string
  version: number
  spend?: {
    this_month?: number
    last_month?: number
    change?: number
  }
  messages?: {
    today?: number
    delivery_rate?: number
  }
  days?: {
    day?: string
    sent?: number
    delivered?: number
    failed?: number
  }[]
  broadcasts?: {
    paused?: number
    failing?: number
  }
  templates?: {
    declined?: number
  }
  senders?: {
    declined?: number
  }
}

export interface IvrService {
  id: string
  version: number
  name: string
  flow: {
    id: string
    name?: string
  }
  numbers?: {
    id: string
    number?: string
  }[]
  dialed?: string[]
  status?: ("active" | "disabled")
  calls?: number
  seconds?: number
  days?: {
    day?: string
    calls?: number
  }[]
  keys?: {
    key?: string
    callers?: number
  }[]
  created_at?: string
}

export interface LedgerCheck {
  id: string
  version: number
  created_at?: string
  status?: ("running" | "clean" | "wrong" | "failed")
  accounts?: number
  transfers?: number
  invoices?: number
  found?: number
  problems?: {
    kind?: ("balance" | "unbalanced" | "amount" | "between-accounts" | "no-cause" | "invoice-sum" | "invoice-lines" | "invoice-ledger" | "invoice-numbers")
    account?: string
    account_id?: string
    reference?: string
    said?: number
    counted?: number
  }[]
}

export interface Account {
  id: string
  version: number
  name?: string
  email: string
  status: ("active" | "disabled")
  first_name: string
  last_name: string
  job_title?: string
  phone?: string
  contact_email?: string
  timezone: string
  company_info?: {
    name?: string
    address?: string
    industry?: string
    vat_number?: string
    country?: {
      country_id?: string
      country_name?: string
    }
    attn_contact_name?: string
  }
  billing_address?: string
  attn_contact_name?: string
  pstn?: string
  forward_to?: string
  sms_relay_url?: string
  sms?: string
  dlr?: string
  additional_info?: string
  default_destinations?: {
    destination: string
    priority: number
  }[]
  account_manager?: {
    name?: string
    email?: string
  }
  monthly_spending?: number
  master_organization?: {
    id?: string
    name?: string
  }
}

export interface EmailChange {
  id: string
  version: number
  email: string
  pending_email?: string
  new_email: string
}

export interface Did {
  id: string
  version: number
  number?: string
  label?: string
  tags?: string[]
  route_to?: ("none" | "sip_uri" | "phone" | "trunk" | "ivr")
  sip_uri?: string
  forward_to?: string
  trunk?: {
    id: string
    label?: string
  }
  ivr_service?: {
    id?: string
    name?: string
  }
  profile?: {
    id: string
    name?: string
  }
  emergency?: {
    id: string
    name?: string
  }
  emergency_status?: ("missing" | "rejected" | "pending" | "registered" | "not_needed")
  country_code?: string
  city_id?: string
  city?: string
  did_type?: ("local" | "national" | "mobile" | "toll_free" | "shared_cost" | "uifn" | "premium" | "short_code")
  features?: ("voice_in" | "voice_out" | "sms_in" | "sms_out" | "mms" | "t38" | "p2p" | "a2p" | "emergency" | "cnam_in" | "cnam_out" | "2fa_in")[]
  sms_enabled?: boolean
  monthly_fee?: number
  activation_fee?: number
  sms_fee?: number
  paid_until?: string
  release_ends_at?: string
  require_docs?: boolean
  doc_types?: (1 | 2 | 3)[]
  documents?: {
    id?: string
    type?: (1 | 2 | 3)
    status?: ("pending" | "approved" | "rejected")
    reason?: string
  }[]
  documents_approved?: boolean
  all_numbers_active?: boolean
  standing?: ("blocked" | "not_active" | "active")
  digits?: string
  rank?: string
  ten_dlc_campaign?: string
  ten_dlc_number_id?: string
  ten_dlc_campaign_id?: string
  ten_dlc_brand_id?: string
  status?: ("blocked" | "pending_approval" | "inactive" | "active")
  reason?: string
  created_at?: string
}

export interface DidDocument {
  id: string
  version: number
  did_id?: string
  type: (1 | 2 | 3)
  file: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  name?: string
  status?: ("pending" | "approved" | "rejected")
  reason?: string
  created_at?: string
}

export interface EmergencyAddress {
  id: string
  version: number
  name: string
  street: string
  unit?: string
  city: string
  country_code: ("US" | "CA")
  region: string
  zip: string
  status?: ("pending" | "registered" | "rejected")
  reason?: string
  created_at?: string
}

export interface DidImport {
  id: string
  version: number
  file: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  name?: string
  status?: ("reading" | "done" | "failed")
  problem?: ("" | "not_csv" | "not_utf8" | "damaged" | "empty" | "no_number" | "no_columns" | "gone")
  problem_line?: number
  lines?: number
  done_lines?: number
  updated?: number
  refused?: number
  problems?: {
    line?: number
    value?: string
    reason?: string
  }[]
  created_at?: string
}

export interface DidProfile {
  id: string
  version: number
  name: string
  street: string
  city: string
  zip: string
  country_code: string
  identity: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  address_proof?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  local_address_proof?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  numbers_count?: number
  status?: ("pending" | "approved" | "rejected")
  reason?: string
  created_at?: string
}

export interface NumberCheck {
  id: string
  version: number
  name: string
  type: string
  input?: ("numbers" | "file")
  numbers?: string
  file?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  column?: number
  column_name?: string
  columns?: ("valid" | "problem" | "country" | "line_type" | "carrier" | "ported" | "reachable" | "risk")[]
  uuid?: string
  status?: ("processing" | "success" | "stopped")
  status_note?: ("" | "balance" | "spend-cap" | "unreadable")
  total?: number
  checked?: number
  valid?: number
  invalid?: number
  duplicated?: number
  unanswered?: number
  price?: number
  charge?: number
  sample?: {
    number?: string
    valid?: boolean
    problem?: string
    country?: string
    line_type?: ("mobile" | "landline" | "voip" | "toll_free" | "unknown")
    carrier?: string
    ported?: boolean
    reachable?: boolean
    risk?: ("low" | "medium" | "high")
  }[]
  created_at?: string
  updated_at?: string
}

export interface OptOutImport {
  id: string
  version: number
  file: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  complaint?: boolean
  note?: string
  name?: string
  status?: ("reading" | "done" | "failed")
  problem?: ("" | "not_csv" | "not_utf8" | "damaged" | "empty" | "gone")
  problem_line?: number
  lines?: number
  done_lines?: number
  added?: number
  again?: number
  merged?: number
  refused?: number
  problems?: {
    line?: number
    value?: string
    reason?: string
  }[]
  created_at?: string
}

export interface OptOutRemoval {
  id: string
  version: number
  because: string
}

export interface OptOut {
  id: string
  version: number
  number: string
  complaint?: boolean
  status?: ("listed" | "removed")
  reason?: ("replied" | "called" | "added" | "imported" | "complaint")
  reply?: string
  broadcast?: {
    id?: string
    name?: string
  }
  note?: string
  import?: {
    id?: string
    name?: string
  }
  removed_because?: string
  created_at?: string
}

export interface PortingComment {
  id: string
  version: number
  request_id?: string
  text: string
  author?: ("customer" | "team")
  author_name?: string
  created_at?: string
}

export interface PortingRequest {
  id: string
  version: number
  reference?: string
  wizard: {
    agree?: boolean
    destinations?: {
      number?: string
      type?: (1 | 4 | 5)
      destination?: string
    }[]
    document?: ("letter" | "bill" | "csr")[]
    maxLastStep?: number
  }
  country: string
  numbers_type: "geo"
  numbers: string[]
  is_business?: boolean
  company?: string
  customer_f_name: string
  customer_l_name: string
  address: {
    street: string
    street_n: string
    city: string
    state?: string
    zip: string
  }
  have_b_address?: boolean
  b_address?: {
    street?: string
    street_n?: string
    city?: string
    state?: string
    zip?: string
  }
  vendor_name: string
  is_wireless?: boolean
  account_n?: string
  btn?: string
  pass_code?: {
    stored: true
  }
  ssn?: {
    stored: true
  }
  is_full_port?: boolean
  remaining_numbers?: ("keep" | "disconnect")
  new_btn?: string
  vendor_contact?: string
  vendor_email?: string
  vendor_phone?: string
  bill?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  csr?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  route_to?: ("none" | "sip_uri" | "phone" | "trunk")
  sip_uri?: string
  forward_to?: string
  trunk?: {
    id: string
    label?: string
  }
  port_date: string
  signature?: string
  earliest_date?: string
  lead_time?: string
  monthly_fee?: number
  numbers_count?: number
  numbers_text?: string
  digits?: string
  checks?: {
    number?: string
    country?: string
    type?: ("geo" | "mobile" | "toll_free" | "other")
    portable?: boolean
    reason?: string
  }[]
  missing?: ("letter" | "bill")[]
  letter_status?: (0 | 1 | 2)
  signed_at?: string
  step?: string
  rejected_field?: string
  status?: (0 | 1 | 2 | 3 | 6 | 7)
  reason?: string
  moved_at?: string
  created_at?: string
  updated_at?: string
}

export interface Credentials {
  id: string
  version: number
  email: string
}

export interface NewPassword {
  id: string
  version: number
  password?: {
    stored: true
  }
}

export interface Recovery {
  id: string
  version: number
  email: string
}

export interface SecondStep {
  id: string
  version: number
  two_fa_code: string
}

export interface ReportDelivery {
  id: string
  version: number
  report_id?: string
  due_at?: string
  by_hand?: boolean
  period_from?: string
  period_to?: string
  recipient?: string
  status?: ("waiting" | "sent" | "skipped" | "stopped")
  reason?: ("person-gone" | "no-access")
  row_count?: number
  created_at?: string
}

export interface ScheduledReport {
  id: string
  version: number
  name: string
  list: {
    id: string
    name?: string
  }
  view?: {
    id: string
    name?: string
  }
  frequency: ("daily" | "weekly" | "monthly")
  weekday?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")
  hour: string
  recipients: {
    id: string
    name?: string
  }[]
  people?: string[]
  status?: ("active" | "paused" | "stopped")
  problem?: ("view-gone" | "view-outdated" | "list-gone")
  next_at?: string
  last_at?: string
  last_day?: string
  last_result?: ("sending" | "sent" | "partly" | "nobody")
  maker?: {
    id: string
    name: string
  }
  created_at?: string
}

export interface OwnPassword {
  id: string
  version: number
  password: string
  new_password: string
  success?: boolean
}

export interface RecoveryCodes {
  id: string
  version: number
  password: string
  recovery_codes?: string[]
}

export interface TwoFactor {
  id: string
  version: number
  two_fa_enable: boolean
  two_fa_code: string
  password?: string
  active?: boolean
  begun?: boolean
  required?: boolean
  recovery_codes_left?: number
  is_two_fa_auth_enabled?: boolean
  is_two_fa_auth_active?: boolean
  qr_code?: string
  secret?: string
  success?: boolean
  recovery_codes?: string[]
}

export interface UserSession {
  id: string
  version: number
  sessions?: {
    id: string
    kind: ("browser" | "bearer")
    current: boolean
    created_at: string
    seen_at: string
    expires_at: string
    user_agent: string
    address: string
  }[]
  success?: boolean
  ended?: number
}

export interface SimulatedCall {
  id: string
  version: number
  from: string
  to: {
    id: string
    number?: string
  }
  status?: ("under-way" | "answered" | "busy" | "not-answered")
  created_at?: string
}

export interface SimulatedMessage {
  id: string
  version: number
  from: string
  to: {
    id: string
    number?: string
  }
  text: string
  created_at?: string
}

export interface Simulation {
  id: string
  version: number
  outcome: ("delivered" | "undelivered" | "expired" | "dlr_expired")
  decision: string
  note?: string
  text: string
  resolves?: boolean
  act: ("keys" | "silence" | "hang-up" | "answer" | "busy" | "no-answer" | "leave-message")
  keys?: string
  number_country: ("US" | "GB")
  key_label: string
  days: number
}

export interface SimulatorProgress {
  id: string
  version: number
  progress?: {
    numbers?: number
    routed_numbers?: number
    trunks?: number
    received_calls?: number
    placed_calls?: number
    flow_calls?: number
    received_messages?: number
    keys?: number
    two_fa_services?: number
    verified_codes?: number
    published_flows?: number
    answered_tickets?: number
  }
}

export interface SimulatorSettings {
  id: string
  version: number
  outage: ("none" | "one-minute" | "five-minutes" | "fifteen-minutes")
  outage_until?: string
  fails_share: number
  fails_as: ("undelivered" | "expired" | "rejected" | "dlr_expired")
  declines_cards: boolean
  holds_receipts: boolean
  holds_reviews: boolean
}

export interface TestCall {
  id: string
  version: number
  trunk_id: string
  dialed: string
  sent?: string
  country?: string
  rate?: number
  max_seconds?: number
  refusal?: ("inactive" | "in-review" | "foreign-address" | "no-password" | "invalid-number" | "blocked-prefix" | "blocked-country" | "no-route" | "rate-too-high" | "daily-limit" | "spend-cap" | "no-balance" | "too-many-channels")
  code?: ("100" | "180" | "183" | "200" | "400" | "401" | "402" | "403" | "404" | "405" | "406" | "407" | "408" | "410" | "413" | "415" | "423" | "480" | "481" | "482" | "483" | "484" | "486" | "487" | "488" | "491" | "500" | "501" | "502" | "503" | "504" | "600" | "603" | "604" | "606")
  duration?: number
  ladder?: {
    from: ("pbx" | "us")
    message: string
    after_ms: number
  }[]
}

export interface TrunkCall {
  id: string
  version: number
  trunk_id?: string
  is_test?: boolean
  dialed?: string
  number?: string
  country_code?: string
  code?: ("100" | "180" | "183" | "200" | "400" | "401" | "402" | "403" | "404" | "405" | "406" | "407" | "408" | "410" | "413" | "415" | "423" | "480" | "481" | "482" | "483" | "484" | "486" | "487" | "488" | "491" | "500" | "501" | "502" | "503" | "504" | "600" | "603" | "604" | "606")
  reason?: ("inactive" | "in-review" | "foreign-address" | "invalid-number" | "blocked-prefix" | "blocked-country" | "no-route" | "rate-too-high" | "daily-limit" | "spend-cap" | "no-balance" | "too-many-channels")
  duration?: number
  rate?: number
  charge?: number
  created_at?: string
}

export interface TrunkFailure {
  id: string
  version: number
  trunk_id?: string
  method?: ("register" | "call")
  code?: ("100" | "180" | "183" | "200" | "400" | "401" | "402" | "403" | "404" | "405" | "406" | "407" | "408" | "410" | "413" | "415" | "423" | "480" | "481" | "482" | "483" | "484" | "486" | "487" | "488" | "491" | "500" | "501" | "502" | "503" | "504" | "600" | "603" | "604" | "606")
  source?: string
  user_agent?: string
  attempts?: number
  updated_at?: string
}

export interface TrunkRegistration {
  id: string
  version: number
  trunk_id?: string
  contact?: string
  source?: string
  user_agent?: string
  transport?: string
  health?: ("reachable" | "unreachable")
  rtt_ms?: number
  created_at?: string
  expires_at?: string
}

export interface Trunk {
  id: string
  version: number
  label: string
  status?: ("active" | "inactive")
  auth_method: ("digest" | "ip")
  host?: string
  registration?: ("registered" | "unreachable" | "unregistered")
  username?: string
  host_request?: {
    host?: string
    status?: ("pending" | "approved" | "rejected")
  }
  password?: {
    stored: true
  }
  ip_restrict?: boolean
  other_password?: {
    stored: true
  }
  allowed_ips?: {
    id?: string
    ip: string
    _destroy?: boolean
  }[]
  callerid_type: ("single" | "passthrough" | "multiple")
  callerid?: string
  multiple_numbers?: string[]
  passthrough_request?: boolean
  passthrough?: boolean
  recording_enabled?: boolean
  transcription_enabled?: boolean
  transcription_threshold?: number
  voicemail_detection?: boolean
  didinfo_enabled?: boolean
  prepend_plus_to_didinfo?: boolean
  rewrite_enabled?: boolean
  rewrite_cond?: string
  rewrite_prefix?: string
  call_restrict?: boolean
  call_limit?: number
  channels_restrict?: boolean
  max_channels?: number
  cost_limit?: boolean
  max_call_cost?: number
  daily_spend_limit?: number
  max_rate_per_minute?: number
  destination_blacklists?: string[]
  allowed_destinations?: string[]
  created_at?: string
}

export interface SavedContacts {
  id: string
  version: number
  name: string
  contacts: string
  contacts_count?: number
  contacts_filename?: string
  country?: string
  country_code?: string
  values?: string[]
  headers?: string[]
  empty_cells?: number[]
  used_by?: number
  created_at?: string
}

export interface SmsCampaign {
  id: string
  version: number
  name: string
  status?: ("scheduled" | "active" | "paused" | "completed" | "canceled")
  status_note?: ("" | "balance" | "failing" | "sender" | "contacts" | "covered" | "daily-limit" | "spend-cap" | "account" | "window")
  waiting?: number
  waits_until?: string
  reasons?: {
    reason?: string
    messages?: number
  }[]
  hours?: {
    at?: string
    sent?: number
    delivered?: number
    failed?: number
  }[]
  click_hours?: {
    at?: string
    clicks?: number
  }[]
  archived?: boolean
  resends?: {
    id?: string
    name?: string
  }
  resent?: {
    id?: string
    name?: string
  }
  delivery_rate?: number
  charge?: number
  recipients?: number
  sent?: number
  delivered?: number
  failed?: number
  pending?: number
  not_sent?: number
  opted_out?: number
  skipped?: number
  clicks?: number
  clicked?: number
  replies?: number
  unsubscribed?: number
  contacts: string
  list_name?: string
  contact_list?: {
    id?: string
    name?: string
  }
  contacts_count?: number
  contacts_filename?: string
  country?: string
  country_code?: string
  values?: string[]
  headers?: string[]
  empty_cells?: number[]
  template: {
    id: string
    name?: string
    text?: string
    short_url_enabled?: boolean
  }
  sender_id: {
    id: string
    name?: string
  }
  mappings?: {
    variable: string
    column: number
    when_empty?: ("fallback" | "skip" | "send")
    fallback?: string
  }[]
  mappingValues?: {
    variable: string
    column: number
    value?: string
  }[]
  send: ("now" | "later")
  starts_at?: string
  time_zone?: string
  starts_at_utc?: string
  rate_limit_enabled?: boolean
  rate_limit_count?: number
  rate_limit_period?: ("minute" | "hour" | "day")
  window_enabled?: boolean
  window_from?: string
  window_to?: string
  window_days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]
  send_covered?: boolean
  created_at?: string
}

export interface SmsTemplate {
  id: string
  version: number
  name: string
  country: {
    country_code: string
    name?: string
    senders_total?: number
    senders_usable?: number
  }
  text: string
  short_url_enabled?: boolean
  selectedSenders: {
    id: string
    title?: string
  }[]
  status?: ("review" | "approved" | "declined")
  reason?: string
  segments?: number
  used_by?: number
  sender_ids?: {
    id: string
    title: string
    status: ("approved" | "pending" | "in review" | "declined")
  }[]
  created_at?: string
}

export interface SenderRegistration {
  id: string
  version: number
  sender_id?: string
  title?: string
  sender_type?: ("alphanumeric" | "numeric")
  usecase?: ("promo" | "transactional" | "authentication")
  sample?: string
  documents_count?: number
  country_code?: string
  outcome?: number
  setup_fee?: number
  monthly_fee?: number
  days?: number
  status?: ("pending" | "approved" | "declined" | "blocked")
  reason?: string
  created_at?: string
  updated_at?: string
}

export interface Sender {
  id: string
  version: number
  title?: string
  type?: ("alpha_numeric" | "numeric" | "short_code")
  sender_type: ("alphanumeric" | "numeric")
  senderID?: string
  destinations: {
    country_code: string
    country?: string
    status?: ("pending" | "approved" | "declined" | "blocked")
    reason?: string
    numbers?: string[]
    is_supported?: boolean
    is_provisionable?: boolean
    is_instantly_provisioned?: boolean
  }[]
  country_code?: string
  needs_registration?: boolean
  setup_fee?: number
  monthly_fee?: number
  us_route?: ("toll_free" | "ten_dlc")
  number?: {
    id: string
    number?: string
  }
  usecase: ("promo" | "transactional" | "authentication")
  monthly_volume: ("1-1000" | "1001-20000" | "20001-50000" | "50001-100000" | "100001+")
  samples: {
    first: string
    second?: string
    third?: string
  }
  documents?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
  status?: ("approved" | "in review" | "declined")
  reason?: string
  is_supported?: boolean
  usable?: boolean
  in_us?: boolean
  ten_dlc_link?: string
  ten_dlc_brand_id?: string
  ten_dlc_campaign_id?: string
  created_at?: string
}

export interface SubAccount {
  id: string
  version: number
  name: string
  time_zone: string
  notes?: string
  first_name: string
  last_name: string
  email: string
  spend_cap_day?: number
  spend_cap_month?: number
  status?: ("active" | "disabled")
  invitation?: ("pending" | "accepted")
  balance?: number
  created_at?: string
}

export interface TicketReply {
  id: string
  version: number
  ticket_id?: string
  text: string
  attachments?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
  author?: ("customer" | "agent")
  author_id?: string
  author_name?: string
  created_at?: string
  updated_at?: string
}

export interface Ticket {
  id: string
  version: number
  number?: string
  topic?: ("calls" | "messages" | "numbers" | "porting" | "verification" | "billing" | "account" | "other")
  subject: string
  description: string
  priority?: ("low" | "normal" | "high" | "urgent")
  attachments?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
  status?: ("open" | "pending" | "resolved" | "closed")
  from_email?: string
  customer_id?: string
  agent?: {
    name?: string
  }
  stats?: {
    created_at?: string
    updated_at?: string
    last_resolved_at?: string
    closed_at?: string
    first_responded_at?: string
    last_responded_at?: string
  }
  replies?: {
    id?: string
    updated_at?: string
  }[]
  unread?: boolean
  draft?: boolean
  created_at?: string
  updated_at?: string
}

export interface TenDlcBrand {
  id: string
  version: number
  name: string
  entity_type: string
  entity_type_name?: string
  country: "US"
  company_name?: string
  ein?: string
  first_name?: string
  last_name?: string
  mobile_phone?: string
  vertical?: string
  vertical_name?: string
  stock_symbol?: string
  stock_exchange?: string
  website: string
  street: string
  city: string
  state: string
  state_name?: string
  postal_code: string
  email: string
  phone: string
  business_contact_email?: string
  vetting: string
  vetting_name?: string
  reference_id?: string
  service_price?: number
  vetting_price?: number
  campaigns?: {
    id?: string
    name?: string
    usecase_id?: string
  }[]
  campaigns_count?: number
  feedback?: string
  status?: ("review" | "approved" | "declined")
  created_at?: string
}

export interface TenDlcAppeal {
  id: string
  version: number
  note: string
}

export interface TenDlcCampaign {
  id: string
  version: number
  brand_id?: string
  name: string
  usecase_id: string
  usecase?: string
  usecase_about?: string
  min_samples?: number
  req_subscriber_optin?: boolean
  req_subscriber_optout?: boolean
  no_embedded_link?: boolean
  no_embedded_phone?: boolean
  monthly_fee?: number
  upfront_fee?: number
  use_type?: (0 | 1)
  description: string
  message_flow: string
  optin_screenshots?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
  privacy_policy_link?: string
  terms_link?: string
  sample1: string
  sample2?: string
  sample3?: string
  sample4?: string
  sample5?: string
  subscriber_optin?: boolean
  optin_keywords?: string
  optin_message?: string
  subscriber_optout?: boolean
  optout_keywords?: string
  optout_message?: string
  subscriber_help?: boolean
  help_keywords?: string
  help_message?: string
  embedded_link?: boolean
  embedded_phone?: boolean
  age_gated?: boolean
  direct_lending?: boolean
  affiliate_marketing?: boolean
  auto_renewal?: boolean
  numbers?: {
    id: string
    number?: string
  }[]
  numbers_count?: number
  feedback?: string
  status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16)
  created_at?: string
}

export interface TenDlcCarrier {
  id: string
  version: number
  carrier?: ("att" | "tmobile" | "verizon")
  name?: string
  campaign_id?: string
  brand_id?: string
  campaign?: string
  sample?: string
  throughput_id?: string
  class?: string
  throughput?: string
  status?: ("review" | "registered" | "rejected" | "suspended" | "ended")
  reason?: string
  created_at?: string
  updated_at?: string
}

export interface TenDlcNumber {
  id: string
  version: number
  number?: string
  campaign_id?: string
  brand_id?: string
  did_id?: string
  campaign?: string
  attempts?: number
  status?: ("waiting" | "pending" | "assigned" | "suspended" | "failed" | "removing" | "removed")
  reason?: string
  created_at?: string
  updated_at?: string
}

export interface TenDlcUseCase {
  id: string
  version: number
  usecases?: {
    [k: string]: unknown
  }[]
}

export interface TwoFaService {
  id: string
  version: number
  uuid?: string
  name: string
  code_length: number
  validation_enabled?: boolean
  sms_enabled?: boolean
  senderid?: {
    id: string
    title?: string
  }
  shared_sender_ids?: boolean
  voice_enabled?: boolean
  callerid?: {
    id: string
    number?: string
  }
  failover_enabled?: boolean
  language: string
  message?: string
  code_minutes: number
  attempts: number
  resend_seconds: number
  countries?: string[]
  number_limit: number
  address_limit: number
  country_limit: number
  guard_enabled?: boolean
  guard_conversion?: number
  code?: string
  channels?: ("sms" | "voice")[]
  created_at?: string
}

export interface TwoFaSession {
  id: string
  version: number
  service_id?: string
  service_name?: string
  dst?: string
  country_code?: string
  channel?: ("sms" | "voice")
  purpose?: ("api" | "preview" | "test")
  status?: ("pending" | "expired" | "verified" | "failed" | "invalid" | "canceled")
  reason?: string
  sends?: number
  attempts?: number
  address?: string
  charge?: number
  events?: {
    status: ("pending" | "sms_sent" | "voice_sent" | "sms_failed" | "voice_failed" | "wrong_code" | "expired" | "verified" | "failed" | "invalid" | "canceled")
    at: string
  }[]
  expires_at?: string
  created_at?: string
}

export interface TwoFaVerification {
  id: string
  version: number
  service_id: string
  to: string
  channel?: ("sms" | "voice")
  language?: string
  address?: string
  code: string
  session_id?: string
  dst?: string
  status?: ("pending" | "expired" | "verified" | "failed" | "invalid" | "canceled")
  success?: boolean
  message?: string
  result?: ("success" | "error" | "attempts")
  attempts_left?: number
  resend_in?: number
  expires_at?: string
  sessions?: number
  pending?: number
  verified?: number
  expired?: number
  failed?: number
  canceled?: number
  conversion?: number
  cost_per_verified?: number
}

export interface Ownership {
  id: string
  version: number
  success?: boolean
}

export interface TeamSecurity {
  id: string
  version: number
  two_factor_required?: boolean
}

export interface User {
  id: string
  version: number
  email: string
  first_name: string
  last_name: string
  role: string
  role_id?: number
  name?: string
  status?: ("active" | "inactive" | "expired")
  invitation?: ("pending" | "accepted")
  two_factor?: boolean
  invited_by?: {
    id: string
    name: string
  }
  invitation_ends_at?: string
  last_sign_in_at?: string
  created_at?: string
}

export interface VoiceCampaign {
  id: string
  version: number
  name: string
  flow: {
    id: string
    name?: string
  }
  input?: ("numbers" | "file")
  numbers?: string
  file?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  callers: {
    id: string
    number?: string
  }[]
  when?: ("now" | "later")
  starts_at?: string
  time_zone?: string
  starts_at_utc?: string
  window_enabled?: boolean
  window_from?: string
  window_to?: string
  window_days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]
  retries?: number
  retry_on?: ("busy" | "no_answer" | "failed" | "voicemail")[]
  retry_minutes?: number
  concurrency: number
  status?: ("draft" | "scheduled" | "running" | "paused" | "finished" | "canceled")
  status_note?: ("" | "balance" | "setup")
  next_at?: string
  destinations?: {
    callers?: string[]
    file?: string
    total?: number
  }
  total?: number
  invalid_numbers?: number
  repeated_numbers?: number
  done?: number
  progress?: number
  answered?: number
  voicemails?: number
  busy?: number
  no_answers?: number
  failed?: number
  skipped?: number
  calls?: number
  seconds?: number
  charge?: number
  keys?: {
    step?: string
    key?: string
    count?: number
  }[]
  outcomes?: {
    outcome?: string
    people?: number
  }[]
  pressed?: {
    key?: string
    people?: number
  }[]
  hours?: {
    at?: string
    answered?: number
    others?: number
  }[]
  created_at?: string
}

export interface VoiceRecipient {
  id: string
  version: number
  number?: string
  country_code?: string
  result?: ("waiting" | "calling" | "answered" | "voicemail" | "busy" | "no_answer" | "failed" | "skipped")
  attempts?: number
  pressed?: string
  duration?: number
  charge?: number
  called_at?: string
  due_at?: string
  campaign_id?: string
  created_at?: string
}

export interface WebhookDelivery {
  id: string
  version: number
  webhook_id?: string
  webhook?: string
  event_id?: string
  event?: string
  record?: string
  status?: ("waiting" | "delivered" | "failed")
  reason?: ("http-error" | "redirect" | "timeout" | "connection" | "dns" | "private-address" | "tls" | "not-http" | "bad-address")
  response_status?: number
  duration_ms?: number
  attempts?: number
  next_at?: string
  url?: string
  body?: string
  answer?: string
  log?: {
    at: string
    status?: number
    reason?: ("http-error" | "redirect" | "timeout" | "connection" | "dns" | "private-address" | "tls" | "not-http" | "bad-address")
    duration_ms: number
    answer?: string
  }[]
  created_at?: string
}

export interface WebhookRotation {
  id: string
  version: number
  grace: ("PT0S" | "PT1H" | "P1D" | "P7D")
}

export interface Webhook {
  id: string
  version: number
  name: string
  url: string
  description?: string
  events: string[]
  secret?: {
    stored: true
  }
  secret_start?: string
  status?: ("active" | "paused" | "disabled")
  health?: ("new" | "healthy" | "failing")
  failing_since?: string
  last_sent_at?: string
  created_at?: string
}

/** Entity id → its record. */
export interface Entities {
  'phone-verification': PhoneVerification
  'sandbox-survey': SandboxSurvey
  'billing-alert': BillingAlert
  'auto-topup': AutoTopup
  'topup-run': TopupRun
  'payment-card': PaymentCard
  'invoice-line': InvoiceLine
  'invoice': Invoice
  'payment': Payment
  'paypal-order': PaypalOrder
  'transaction': Transaction
  'transfer': Transfer
  'usage': Usage
  'api-key-rotation': ApiKeyRotation
  'api-key': ApiKey
  'audio-file': AudioFile
  'audit-event': AuditEvent
  'buy-area': BuyArea
  'buy-city': BuyCity
  'buy-country': BuyCountry
  'buy-region': BuyRegion
  'cart-item': CartItem
  'cart-summary': CartSummary
  'number-order': NumberOrder
  'number-purchase': NumberPurchase
  'stock-number': StockNumber
  'call-flow': CallFlow
  'flow-publication': FlowPublication
  'ivr-flow': IvrFlow
  'recording': Recording
  'recording-settings': RecordingSettings
  'caller-id': CallerId
  'phone-call': PhoneCall
  'sms-message': SmsMessage
  'overview': Overview
  'ivr-service': IvrService
  'ledger-check': LedgerCheck
  'account': Account
  'email-change': EmailChange
  'did': Did
  'did-document': DidDocument
  'emergency-address': EmergencyAddress
  'did-import': DidImport
  'did-profile': DidProfile
  'number-check': NumberCheck
  'opt-out-import': OptOutImport
  'opt-out-removal': OptOutRemoval
  'opt-out': OptOut
  'porting-comment': PortingComment
  'porting-request': PortingRequest
  'credentials': Credentials
  'new-password': NewPassword
  'recovery': Recovery
  'second-step': SecondStep
  'report-delivery': ReportDelivery
  'scheduled-report': ScheduledReport
  'own-password': OwnPassword
  'recovery-codes': RecoveryCodes
  'two-factor': TwoFactor
  'user-session': UserSession
  'simulated-call': SimulatedCall
  'simulated-message': SimulatedMessage
  'simulation': Simulation
  'simulator-progress': SimulatorProgress
  'simulator-settings': SimulatorSettings
  'test-call': TestCall
  'trunk-call': TrunkCall
  'trunk-failure': TrunkFailure
  'trunk-registration': TrunkRegistration
  'trunk': Trunk
  'saved-contacts': SavedContacts
  'sms-campaign': SmsCampaign
  'sms-template': SmsTemplate
  'sender-registration': SenderRegistration
  'sender': Sender
  'sub-account': SubAccount
  'ticket-reply': TicketReply
  'ticket': Ticket
  'ten-dlc-brand': TenDlcBrand
  'ten-dlc-appeal': TenDlcAppeal
  'ten-dlc-campaign': TenDlcCampaign
  'ten-dlc-carrier': TenDlcCarrier
  'ten-dlc-number': TenDlcNumber
  'ten-dlc-use-case': TenDlcUseCase
  'two-fa-service': TwoFaService
  'two-fa-session': TwoFaSession
  'two-fa-verification': TwoFaVerification
  'ownership': Ownership
  'team-security': TeamSecurity
  'user': User
  'voice-campaign': VoiceCampaign
  'voice-recipient': VoiceRecipient
  'webhook-delivery': WebhookDelivery
  'webhook-rotation': WebhookRotation
  'webhook': Webhook
}

/** A response with every property, any of which can be null. */
export type Answer<Shape> = { [Name in keyof Shape]-?: NonNullable<Shape[Name]> | null }

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'phone-verification': {
    'countries': { input: Pick<PhoneVerification, 'for_two_fa'>; output: Answer<Pick<PhoneVerification, 'countries'>> }
    'state': { input: undefined; output: Answer<Pick<PhoneVerification, 'number' | 'last_check' | 'countries'>> }
    'validate': { input: Pick<PhoneVerification, 'number'>; output: Answer<Pick<PhoneVerification, 'success' | 'number' | 'country'>> }
    'send': { input: Pick<PhoneVerification, 'number' | 'channel'>; output: Answer<Pick<PhoneVerification, 'success'>> }
    'resend': { input: Pick<PhoneVerification, 'channel'>; output: Answer<Pick<PhoneVerification, 'success'>> }
    'check': { input: Pick<PhoneVerification, 'code'>; output: Answer<Pick<PhoneVerification, 'success' | 'message' | 'number'>> }
  }
  'invoice': {
    'current': { input: undefined; output: Answer<Pick<Invoice, 'period_start' | 'opening_balance' | 'charges' | 'payments' | 'adjustments' | 'closing_balance'>> }
  }
  'paypal-order': {
    'create': { input: Pick<PaypalOrder, 'payment_id'>; output: Answer<Pick<PaypalOrder, 'payment_id' | 'order_id' | 'approve_url'>> }
    'capture': { input: undefined; output: Answer<Pick<PaypalOrder, 'payment_id' | 'order_id' | 'status' | 'reason'>> }
  }
  'audio-file': {
    'speech': { input: Pick<AudioFile, 'text' | 'voice'>; output: Answer<Pick<AudioFile, 'file' | 'seconds'>> }
  }
  'cart-summary': {
    'summary': { input: undefined; output: Answer<Pick<CartSummary, 'count' | 'monthly_fee' | 'activation_fee' | 'total_now' | 'missing' | 'need_documents' | 'expired' | 'has_dids_order' | 'provisioning_timeline'>> }
  }
  'ivr-service': {
    'results': { input: undefined; output: Answer<Pick<IvrService, 'calls' | 'seconds' | 'days' | 'keys'>> }
  }
  'ledger-check': {
    'run': { input: undefined; output: Answer<Pick<LedgerCheck, 'id'>> }
  }
  'porting-request': {
    'check': { input: Pick<PortingRequest, 'country' | 'numbers'>; output: Answer<Pick<PortingRequest, 'checks' | 'numbers_count' | 'lead_time' | 'earliest_date'>> }
  }
  'scheduled-report': {
    'start': { input: undefined; output: Answer<Pick<ScheduledReport, 'name' | 'list' | 'view' | 'recipients'>> }
  }
  'own-password': {
    'change': { input: Pick<OwnPassword, 'password' | 'new_password'>; output: Answer<Pick<OwnPassword, 'success'>> }
  }
  'recovery-codes': {
    'renew': { input: Pick<RecoveryCodes, 'password'>; output: Answer<Pick<RecoveryCodes, 'recovery_codes'>> }
  }
  'two-factor': {
    'state': { input: undefined; output: Answer<Pick<TwoFactor, 'active' | 'begun' | 'required' | 'recovery_codes_left'>> }
    'switch': { input: Pick<TwoFactor, 'two_fa_enable' | 'password'>; output: Answer<Pick<TwoFactor, 'is_two_fa_auth_enabled' | 'is_two_fa_auth_active'>> }
    'qr': { input: undefined; output: Answer<Pick<TwoFactor, 'qr_code' | 'secret'>> }
    'verify': { input: Pick<TwoFactor, 'two_fa_code'>; output: Answer<Pick<TwoFactor, 'success' | 'recovery_codes'>> }
  }
  'user-session': {
    'list': { input: undefined; output: Answer<Pick<UserSession, 'sessions'>> }
    'end': { input: undefined; output: Answer<Pick<UserSession, 'success'>> }
    'end-others': { input: undefined; output: Answer<Pick<UserSession, 'ended'>> }
  }
  'simulation': {
    'decide-receipt': { input: Pick<Simulation, 'outcome'>; output: unknown }
    'decide-review': { input: Pick<Simulation, 'decision' | 'note'>; output: unknown }
    'answer-ticket': { input: Pick<Simulation, 'text' | 'resolves'>; output: unknown }
    'clock': { input: Pick<Simulation, 'days'>; output: unknown }
    'act': { input: Pick<Simulation, 'act' | 'keys'>; output: unknown }
    'assign-number': { input: Pick<Simulation, 'number_country'>; output: unknown }
    'assign-key': { input: Pick<Simulation, 'key_label'>; output: unknown }
  }
  'simulator-progress': {
    'steps': { input: undefined; output: Answer<Pick<SimulatorProgress, 'progress'>> }
  }
  'test-call': {
    'preview': { input: Pick<TestCall, 'trunk_id' | 'dialed'>; output: Answer<Pick<TestCall, 'sent' | 'country' | 'rate' | 'max_seconds' | 'refusal' | 'code'>> }
    'register': { input: Pick<TestCall, 'trunk_id'>; output: Answer<Pick<TestCall, 'refusal' | 'code' | 'ladder'>> }
    'make': { input: Pick<TestCall, 'trunk_id' | 'dialed'>; output: Answer<Pick<TestCall, 'sent' | 'country' | 'rate' | 'max_seconds' | 'refusal' | 'code' | 'duration' | 'ladder'>> }
  }
  'trunk': {
    'validate-password': { input: Pick<Trunk, 'password'>; output: unknown }
  }
  'sms-campaign': {
    'copy': { input: undefined; output: Answer<Pick<SmsCampaign, 'name' | 'contacts' | 'contacts_count' | 'contacts_filename' | 'country' | 'country_code' | 'values' | 'headers' | 'empty_cells' | 'template' | 'sender_id' | 'mappings' | 'mappingValues' | 'rate_limit_enabled' | 'rate_limit_count' | 'rate_limit_period' | 'window_enabled' | 'window_from' | 'window_to' | 'window_days'>> }
    'resend': { input: undefined; output: Answer<Pick<SmsCampaign, 'name' | 'contacts' | 'contacts_count' | 'contacts_filename' | 'country' | 'country_code' | 'values' | 'headers' | 'empty_cells' | 'template' | 'sender_id' | 'mappings' | 'mappingValues' | 'rate_limit_enabled' | 'rate_limit_count' | 'rate_limit_period' | 'window_enabled' | 'window_from' | 'window_to' | 'window_days'>> }
    'report': { input: undefined; output: Answer<Pick<SmsCampaign, 'reasons' | 'hours' | 'click_hours'>> }
  }
  'two-fa-verification': {
    'start': { input: Pick<TwoFaVerification, 'service_id' | 'to' | 'channel' | 'language' | 'address'>; output: Answer<Pick<TwoFaVerification, 'session_id' | 'status' | 'dst' | 'channel' | 'expires_at' | 'resend_in'>> }
    'preview': { input: Pick<TwoFaVerification, 'service_id'>; output: Answer<Pick<TwoFaVerification, 'session_id' | 'dst'>> }
    'test': { input: Pick<TwoFaVerification, 'service_id' | 'to'>; output: Answer<Pick<TwoFaVerification, 'session_id' | 'dst'>> }
    'send': { input: Pick<TwoFaVerification, 'channel'>; output: Answer<Pick<TwoFaVerification, 'success' | 'message' | 'channel' | 'expires_at' | 'resend_in'>> }
    'check': { input: Pick<TwoFaVerification, 'code'>; output: Answer<Pick<TwoFaVerification, 'result' | 'success' | 'message' | 'status' | 'attempts_left'>> }
    'cancel': { input: undefined; output: Answer<Pick<TwoFaVerification, 'status'>> }
    'summary': { input: undefined; output: Answer<Pick<TwoFaVerification, 'sessions' | 'pending' | 'verified' | 'expired' | 'failed' | 'canceled' | 'conversion' | 'cost_per_verified'>> }
  }
  'ownership': {
    'hand-over': { input: { 'password': string }; output: Answer<Pick<Ownership, 'success'>> }
  }
  'voice-campaign': {
    'report': { input: undefined; output: Answer<Pick<VoiceCampaign, 'outcomes' | 'pressed' | 'hours'>> }
    'copy': { input: undefined; output: Answer<Pick<VoiceCampaign, 'name' | 'flow' | 'callers' | 'input' | 'numbers' | 'window_enabled' | 'window_from' | 'window_to' | 'window_days' | 'retries' | 'retry_on' | 'retry_minutes' | 'concurrency'>> }
  }
}
