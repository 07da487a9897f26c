/**
 * @generated SignedSource<<68cf7a8d592fffed096b12ffd562e92c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfficeFooter_viewer$data = {
  readonly email: string;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "57e51ddec8e88eea1d69cbc7d85aabe0";

export default node;
