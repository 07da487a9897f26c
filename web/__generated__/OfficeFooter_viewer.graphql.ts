/**
 * @generated SignedSource<<d8c1c847d184e989573da780732635d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfficeFooter_viewer$data = {
  readonly email: string;
  readonly staffRole: StaffRole | null | undefined;
  readonly " $fragmentType": "OfficeFooter_viewer";
};
export type OfficeFooter_viewer$key = {
  readonly " $data"?: OfficeFooter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficeFooter_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfficeFooter_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffRole",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "43f92155ceb336410f82a2399ed2d5b8";

export default node;
