/**
 * @generated SignedSource<<5b016f7a9f472b5cf7f7325904b23d4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterActiveSwitch_cater$data = {
  readonly hasNoInspectionYet: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly smileyUrl: string | null | undefined;
  readonly " $fragmentType": "CaterActiveSwitch_cater";
};
export type CaterActiveSwitch_cater$key = {
  readonly " $data"?: CaterActiveSwitch_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterActiveSwitch_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterActiveSwitch_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smileyUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNoInspectionYet",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "fecbc4f29ec863464a69a74b2a3a19d3";

export default node;
